/// The report's script. Without it everything is visible; with it the page can be narrowed and compared.
///
/// One function whose pieces, in the order below, see what those before them name.
enum ReportScript {
  static let text = HTMLText.joined(
    [begin, filter, pictures, zoom, views, inspector, decisions, cards, keys, end].map(HTMLText.literal),
    by: .literal("\n"))

  private static let begin: StaticString = #"""
    "use strict";
    (() => {
      const all = (selector, root) => [...(root || document).querySelectorAll(selector)];
      const make = (name, className, text) => {
        const element = document.createElement(name);
        if (className) element.className = className;
        if (text) element.textContent = text;
        return element;
      };
      const clamp = (value, least, most) => Math.min(Math.max(value, least), most);
      const attention = ["changed", "new", "missing", "failed"];
      const verdicts = attention.concat(["within", "skipped"]);

      // What was done, told to whoever looks or listens.
      const toast = make("p");
      toast.id = "toast";
      toast.setAttribute("role", "status");
      document.body.append(toast);
      const tell = text => { toast.textContent = text; };
      // It stays until something else is done: a command may take a while to read.
      // What is done with its text itself, and copying, leave it.
      const isDone = event => !toast.contains(event.target) && !event.ctrlKey && !event.metaKey
        && !["Control", "Meta", "Shift", "Alt"].includes(event.key);
      for (const name of ["keydown", "pointerdown"]) {
        addEventListener(name, event => { if (isDone(event)) tell(""); }, true);
      }
    """#

  private static let end: StaticString = "})();"
}
