/// An act whose files are all written, as it is told where its end cannot be recorded: then it counts as cut off.
struct WrittenAct {
  /// Its key in the record.
  let key: Int
  /// What it is called.
  let name: String
  /// What was written.
  let written: String
  /// What puts it right.
  let remedy: String
  /// What does where the record is lost; nil where nothing is left to be done.
  let remedyWithoutRecord: String?
}
