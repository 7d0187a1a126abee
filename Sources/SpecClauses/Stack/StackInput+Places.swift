import Conformance
import Geometry

extension StackInput {
  /// Where the spec puts the uppermost sheet; the whole frame where there is no room for one.
  var place: MarkedPlaces {
    if let figures { return figures.matte.isEmpty ? .everything : .areas(figures.matte) }
    guard let largest = FittedPhoto.largest(photo, in: frame) else { return .everything }
    return .areas(FittedPhoto(largest, photo, in: frame).rect.inset(by: -StackConstants.photoInset))
  }
}
