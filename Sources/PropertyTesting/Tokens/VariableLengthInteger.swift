/// Numbers in as few bytes as they need: LEB128, seven bits a byte, the lowest first.
enum VariableLengthInteger {
  /// How many bytes the largest number takes.
  static var mostBytes: Int { 10 }

  static func append(_ number: UInt64, to bytes: inout [UInt8]) {
    var rest = number
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(rest))
  }

  /// All numbers in some bytes; a number has to be written in as few bytes as it needs.
  static func numbers(
    in bytes: ArraySlice<UInt8>, atMost limit: Int
  ) throws(ReplayTokenFailure) -> [UInt64] {
    var numbers: [UInt64] = []
    var number: UInt64 = 0
    var shift: UInt64 = 0
    for byte in bytes {
      let bits = UInt64(byte & 0x7F)
      // The tenth byte holds the 64th bit alone; a last byte of zero says nothing.
      let overflows = shift > 63 || (shift == 63 && bits > 1)
      guard !overflows, byte != 0 || shift == 0 else { throw .malformedChoice(index: numbers.count) }
      number |= bits << shift
      shift += 7
      if byte & 0x80 == 0 {
        guard numbers.count < limit else { throw .tooManyChoices }
        numbers.append(number)
        number = 0
        shift = 0
      }
    }
    guard shift == 0 else { throw .malformedChoice(index: numbers.count) }
    return numbers
  }
}
