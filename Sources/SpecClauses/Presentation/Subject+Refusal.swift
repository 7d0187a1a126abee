import Conformance
import JSONText

extension Subject {
  /// Demands that parameters are refused, with an error that names one of some keys.
  func demandRefusal(of parameters: JSONValue, naming keys: Set<String>, because reason: String) throws {
    do {
      _ = try layOut(parameters)
    } catch let refusal as Refusal {
      // `margins[0]` names `margins`.
      let name = String(refusal.key.prefix { $0 != "[" })
      try demand(
        keys.contains(refusal.key) || keys.contains(name),
        "the error names \(refusal.key), not \(keys.sorted().joined(separator: " or ")): \(refusal)")
      try demand(!refusal.description.isEmpty, "the error of \(refusal.key) says nothing")
      return
    }
    throw Violation("\(reason), and yet there is a picture", at: .everything, of: parameters)
  }
}
