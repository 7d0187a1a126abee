public import Components
public import RunModel

/// One picture that a run draws and holds against its baseline.
public struct RenderCase: Equatable, Sendable {
  /// Its name, which is the path of its baseline too.
  public let id: CaseID
  /// All that describes the picture.
  public let parameters: PictureParameters
  /// How far it may be from its baseline.
  public let tolerance: Tolerance
  /// Whether something shows; false where the spec draws nothing (STK-16).
  public let expectsInk: Bool

  /// A case.
  public init(id: CaseID, parameters: PictureParameters, tolerance: Tolerance, expectsInk: Bool) {
    self.id = id
    self.parameters = parameters
    self.tolerance = tolerance
    self.expectsInk = expectsInk
  }
}
