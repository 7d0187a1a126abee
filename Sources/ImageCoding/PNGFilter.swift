/// How the bytes of a row were predicted from what is left and above (PNG specification, section 9).
enum PNGFilter: UInt8, CaseIterable {
  case none = 0
  case sub = 1
  case up = 2
  case average = 3
  case paeth = 4
}
