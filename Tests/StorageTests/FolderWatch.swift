import Glibc
import Testing

/// What happens to a folder, as the kernel tells it.
final class FolderWatch {
  private let descriptor: Int32

  init(_ path: String) throws {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    try #require(descriptor >= 0)
    // Events that are alike are told once when nothing comes between them; the closing does.
    let mask = UInt32(IN_OPEN | IN_CLOSE_NOWRITE | IN_CREATE | IN_DELETE | IN_MOVED_TO)
    try #require(inotify_add_watch(descriptor, path, mask) >= 0)
  }

  deinit { close(descriptor) }

  /// What happened since it was asked for last, in order: `entry` for a change of the folder's entries, `opened`
  /// for an opening of the folder itself, without which it cannot be synchronised.
  func happened() -> [String] {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    var found: [String] = []
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count <= 0 { return found }
      bytes.withUnsafeBytes { buffer in
        var place = 0
        while place < count {
          // wd, mask, cookie, the name's length, the name.
          let mask = buffer.loadUnaligned(fromByteOffset: place + 4, as: UInt32.self)
          let length = buffer.loadUnaligned(fromByteOffset: place + 12, as: UInt32.self)
          place += 16 + Int(length)
          if mask & UInt32(IN_CREATE | IN_DELETE | IN_MOVED_TO) != 0 {
            found.append("entry")
          } else if length == 0 && mask & UInt32(IN_OPEN) != 0 {
            found.append("opened")
          }
        }
      }
    }
  }
}
