public import JSONText

/// A value that a clause is checked with.
public protocol ClauseInput: Sendable {
  /// The parameters of its picture in the form of `render --params`; for what no parameters describe, an
  /// object that tells it.
  var parameters: JSONValue { get }
  /// The classes it belongs to.
  var classes: [String] { get }
  /// How large it is, compared one number after the other: operations, sum of sizes, |offset|, scale
  /// (SPEC section 6).
  var measure: [Double] { get }
  /// The rows of SPEC section 6 whose description it satisfies: with these it may break a clause.
  var deviations: [String] { get }
}
