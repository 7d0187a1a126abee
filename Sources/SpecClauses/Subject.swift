public import Drawing
public import Geometry
public import JSONText
import Pixels

/// What is held to the spec: something that lays pictures out, and a renderer.
///
/// The clauses know neither the components nor their constants: all they see comes through here, and so a
/// wrong component or renderer can be put in the place of the right one.
public struct Subject: Sendable {
  /// Lays out the picture that parameters in the form of `render --params` describe.
  ///
  /// Throws a ``Refusal`` for parameters that describe none.
  public var layOut: @Sendable (JSONValue) throws -> LaidOutPicture
  /// Draws.
  public var renderer: any Renderer
  /// Turns the container of a presentation (PRE-05): its parameters, the container's new size in points, and
  /// the anchor's flexible margins by UIKit's names (`flexibleMinX`, `flexibleMaxX`, `flexibleMinY`,
  /// `flexibleMaxY`) give the parameters of what is presented then.
  public var rotate: @Sendable (JSONValue, Size, Set<String>) throws -> JSONValue

  /// A subject.
  public init(
    layOut: @escaping @Sendable (JSONValue) throws -> LaidOutPicture, renderer: any Renderer,
    rotate: @escaping @Sendable (JSONValue, Size, Set<String>) throws -> JSONValue
  ) {
    self.layOut = layOut
    self.renderer = renderer
    self.rotate = rotate
  }

  /// Lays out and draws.
  func picture(_ parameters: JSONValue) throws -> Bitmap { try render(try layOut(parameters).request) }

  /// Draws.
  func render(_ request: RenderRequest) throws -> Bitmap { try renderer.render(request) }
}

/// Parameters that describe no picture.
public struct Refusal: Error, Equatable, Sendable, CustomStringConvertible {
  /// The key that is wrong, with its place; empty for the whole.
  public let key: String
  /// What is wrong with it.
  public let description: String

  /// A refusal.
  public init(key: String, _ description: String) {
    self.key = key
    self.description = description
  }
}
