import ElementaryFunctions

/// Linear light, 0…1, of every sRGB-encoded byte (IEC 61966-2-1).
let linearLight: [Double] = (0...255).map { byte in
  let encoded = Double(byte) / 255
  return encoded <= 0.04045 ? encoded / 12.92 : power((encoded + 0.055) / 1.055, 2.4)
}
