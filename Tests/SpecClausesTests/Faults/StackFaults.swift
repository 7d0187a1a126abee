/// What wrong code would make of snapshot stacks; the single checks are named that catch it.
enum StackFaults {
  static let all = ofSheets + ofShadows + ofPhotos + ofSizes + ofPixels + ofState
}
