extension ReportScript {
  /// A report cannot decide: it hands over the commands that do, for a case or a group.
  static let decisions: StaticString = #"""
      // Where a page may not write the clipboard itself, a selection can still be copied.
      const copySelected = text => {
        const [field, before] = [make("textarea"), document.activeElement];
        field.value = text;
        field.style.cssText = "position:fixed;opacity:0";
        document.body.append(field);
        field.select();
        const copied = document.execCommand("copy");
        field.remove();
        if (before) before.focus({ preventScroll: true });
        return copied;
      };
      const copy = async text => {
        let copied = true;
        try { await navigator.clipboard.writeText(text); } catch { copied = copySelected(text); }
        tell((copied ? "Copied: " : "To copy: ") + text);
      };

      const choices = (label, kind, values, names, choose) => {
        const box = make("div", "choices");
        box.setAttribute("role", "group");
        box.setAttribute("aria-label", label);
        values.forEach((value, index) => {
          const button = make("button", "", names[index]);
          button.type = "button";
          button.dataset[kind] = value;
          button.addEventListener("click", () => choose(value));
          box.append(button);
        });
        return box;
      };
      const decisions = { a: "approve", r: "reject", u: "undo" };
      const run = document.querySelector("main").dataset.run;
      const shellWord = text => "'" + text.replaceAll("'", "'\\''") + "'";
      const hasPicture = item => !item.classList.contains("failed");
      const isGroup = item => item.classList.contains("group");
      const command = (item, key) => ["proofsheet", decisions[key],
        isGroup(item) ? "--group " + item.dataset.group : shellWord(item.id),
        "--run", run, "--reason 'WHY'"].join(" ");
      const decide = (item, key) => {
        if (!run) tell("Folders are compared here: proofsheet compare … --promote takes the candidates over.");
        else if (!hasPicture(item)) tell("It failed: there is no picture to " + decisions[key] + ".");
        else copy(command(item, key));
      };
      const decisionButtons = item => {
        const names = Object.values(decisions).map(word => word[0].toUpperCase() + word.slice(1));
        const what = isGroup(item) ? "all " + item.dataset.count : "this case";
        const box = choices("Copy the command for " + what, "decision", Object.keys(decisions), names,
          key => decide(item, key));
        for (const button of all("button", box)) {
          button.title = "Copies the command for " + what;
          for (const key of isGroup(item) ? ["g", button.dataset.decision] : [button.dataset.decision]) {
            button.append(" ", make("kbd", "", key));
          }
        }
        const line = make("div", "decisions");
        line.append(make("span", "quiet", isGroup(item) ? "All " + item.dataset.count + ", copy" : "Copy"), box);
        return line;
      };
    """#
}
