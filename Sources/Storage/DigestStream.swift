import CSodium
import Pixels
import RunModel

/// A BLAKE2b-256 digest in the making.
struct DigestStream: ~Copyable {
  /// libsodium's state lies at a multiple of 64 bytes, more than Swift imports as a type.
  private let memory: UnsafeMutableRawPointer
  private var state: OpaquePointer { OpaquePointer(memory) }

  /// Chooses the fastest code for this processor, once; without it the portable code is used.
  private static let initialised = sodium_init()

  private static let length = 32

  init() {
    _ = Self.initialised
    memory = UnsafeMutableRawPointer.allocate(byteCount: crypto_generichash_statebytes(), alignment: 64)
    crypto_generichash_init(state, nil, 0, Self.length)
  }

  deinit { memory.deallocate() }

  /// Adds four bytes, the lowest first.
  func update(_ number: UInt32) {
    withUnsafeBytes(of: number.littleEndian) { update($0) }
  }

  /// Adds the UTF-8 bytes of a text.
  func update(_ text: String) {
    var text = text
    text.withUTF8 { update(UnsafeRawBufferPointer($0)) }
  }

  /// Adds red, green, blue and alpha of each pixel, which is how pixels lie in memory.
  func update(_ pixels: [PremultipliedPixel]) {
    pixels.withUnsafeBytes { update($0) }
  }

  /// The digest of all that was added; nothing can be added afterwards.
  consuming func finish() -> Digest {
    var bytes = [UInt8](repeating: 0, count: Self.length)
    crypto_generichash_final(state, &bytes, bytes.count)
    let digits = Array("0123456789abcdef".utf8)
    let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
    guard let digest = Digest(String(decoding: text, as: UTF8.self)) else {
      preconditionFailure("32 bytes are 64 hexadecimal digits")
    }
    return digest
  }

  func update(_ bytes: UnsafeRawBufferPointer) {
    crypto_generichash_update(
      state, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), UInt64(bytes.count))
  }
}
