/// The constants of SPEC sections 1 and 7, in points, with the clause that states each.
enum SpecFigures {
  /// POP-01.
  static let arrowBase = 37.0
  /// POP-01.
  static let arrowHeight = 19.0
  /// POP-01.
  static let cornerRadius = 7.0
  /// POP-01.
  static let sideArrowCentreOffset = 7.0
  /// POP-01.
  static let contentInset = 8.0
  /// POP-03.
  static let secondStretchInset = 9.0
  /// COR-01, COR-02.
  static let margin = 1.0
  /// COR-02.
  static let leastTipDistance = 23.0
  /// COR-02.
  static let halfBase = 18.0
  /// COR-03, POP-14: from here to the end of the bounds the corners are whole.
  static let leastRoundDistance = 26.0
  /// COR-03: the handle of a quarter circle of radius 7.
  static let kappa = 3.8659932
  /// COR-05.
  static let leastLength = 52.0
  /// COR-05.
  static let leastDepth = 36.0
  /// The handle that CG-02 gives a quarter circle of radius 7: 4/3·tan(90°/4)·7.
  static let quarterHandle = 4.0 / 3 * (2.0.squareRoot() - 1) * cornerRadius
}
