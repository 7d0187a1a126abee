import Foundation
import Glibc

/// Requests to a server on the loopback interface, one connection each.
///
/// Foundation's client refuses header lines without a space after the colon, as chromedriver writes them.
struct LoopbackHTTP {
  struct Failure: Error, CustomStringConvertible { let description: String }

  let port: Int

  /// The status and the body of the answer.
  func send(_ method: String, _ path: String, _ body: Data?) throws -> (status: Int, body: Data) {
    let connection = try connect()
    defer { close(connection) }
    var request = "\(method) \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nConnection: close\r\n"
    if let body { request += "Content-Type: application/json\r\nContent-Length: \(body.count)\r\n" }
    try write(Data((request + "\r\n").utf8) + (body ?? Data()), to: connection)
    var answer = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let whole = try Self.parse(answer) { return whole }
      let count = read(connection, &buffer, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(description: "\(method) \(path): the answer is cut off") }
      answer.append(contentsOf: buffer[..<count])
    }
  }

  private func connect() throws -> Int32 {
    let connection = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = in_port_t(port).bigEndian
    address.sin_addr.s_addr = in_addr_t(0x7F00_0001).bigEndian
    let result = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(connection, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard connection >= 0, result == 0 else { throw Failure(description: "nobody listens on port \(port)") }
    // Longer than any step takes; a driver that hangs must not hang the tests.
    var limit = timeval(tv_sec: 120, tv_usec: 0)
    setsockopt(connection, SOL_SOCKET, SO_RCVTIMEO, &limit, socklen_t(MemoryLayout<timeval>.size))
    return connection
  }

  private func write(_ data: Data, to connection: Int32) throws {
    var rest = data[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { throw Failure(description: "the connection to port \(port) broke") }
      rest = rest.dropFirst(count)
    }
  }

  /// The answer once all of it is there.
  private static func parse(_ answer: Data) throws -> (status: Int, body: Data)? {
    guard let end = answer.range(of: Data("\r\n\r\n".utf8)) else { return nil }
    let lines = String(decoding: answer[..<end.lowerBound], as: UTF8.self).components(separatedBy: "\r\n")
    let words = lines[0].split(separator: " ")
    let length = lines.dropFirst().lazy
      .map { $0.split(separator: ":", maxSplits: 1) }
      .first { $0.first?.lowercased() == "content-length" }
      .flatMap { $0.last.flatMap { Int($0.trimmingCharacters(in: .whitespaces)) } }
    guard words.count > 1, let status = Int(words[1]), let length else {
      throw Failure(description: "no answer of HTTP: \(lines[0])")
    }
    let body = answer[end.upperBound...]
    return body.count >= length ? (status, Data(body.prefix(length))) : nil
  }
}
