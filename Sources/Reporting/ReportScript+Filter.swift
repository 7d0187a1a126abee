extension ReportScript {
  /// Frames and cards by what they are found by, and the bar that narrows them.
  static let filter: StaticString = #"""
      const componentOf = id => id.includes("/") ? id.split("/")[0] : ".";
      const cards = all(".card").map(item => ({
        item, id: item.id, component: componentOf(item.id), profile: item.dataset.profile || "",
        kind: item.dataset.class || "", parts: (item.dataset.parts || "").split(" "),
        clauses: (item.dataset.clauses || "").split(" "),
        status: verdicts.find(name => item.classList.contains(name)),
      }));
      const cardOf = new Map(cards.map(entry => [entry.id, entry]));

      // Frames: the whole id from the strip's topic and the frame's name.
      const frames = all(".strip").flatMap(strip => all("li", strip).map(item => {
        const name = item.querySelector("b").textContent;
        const id = strip.dataset.topic === "." ? name : strip.dataset.topic + "/" + name;
        const status = verdicts.find(name => item.classList.contains(name)) || "passed";
        if (!attention.includes(status)) item.id = id;
        item.title = id + " · " + status;
        const card = cardOf.get(id);
        return {
          item, id, status, component: componentOf(id), profile: item.dataset.profile || "",
          kind: card ? card.kind : "", parts: card ? card.parts : [], clauses: card ? card.clauses : [],
        };
      }));

      const filter = document.getElementById("filter");
      const wanted = name => filter.elements[name] ? filter.elements[name].value : "";
      const narrow = () => {
        const words = filter.elements.text.value.trim().toLowerCase().split(/\s+/);
        const [status, component, direction] = ["status", "component", "direction"].map(wanted);
        const [profile, kind, part, clause] = ["profile", "class", "part", "clause"].map(wanted);
        const matches = entry =>
          (!status || status === entry.status || (status === "attention" && attention.includes(entry.status)))
          && (!component || component === entry.component)
          && (!direction || direction === entry.id.split("/")[1])
          && (!profile || profile === entry.profile)
          && (!kind || kind === entry.kind)
          && (!part || entry.parts.includes(part))
          && (!clause || entry.clauses.includes(clause))
          && words.every(word => entry.id.toLowerCase().includes(word));
        let shown = 0;
        for (const entry of frames) {
          const match = matches(entry);
          entry.item.hidden = !match;
          if (match) shown += 1;
        }
        for (const entry of cards) entry.item.hidden = !matches(entry);
        for (const group of all("#attention, .strip, .group")) {
          group.hidden = !group.querySelector("li:not([hidden]), .card:not([hidden])");
        }
        for (const fold of all(".group details")) {
          fold.hidden = !fold.querySelector("li:not([hidden]), .card:not([hidden])");
          // Where the case that stands for the group is hidden, the others come forward.
          const first = fold.parentElement.querySelector(":scope > .card");
          if (first && first.hidden && !fold.hidden) fold.open = true;
        }
        filter.querySelector("output").textContent = shown === frames.length
          ? "" : shown.toLocaleString("en") + " of " + frames.length.toLocaleString("en") + " shown";
      };
      filter.hidden = false;
      filter.addEventListener("submit", event => event.preventDefault());
      filter.addEventListener("input", narrow);
    """#
}
