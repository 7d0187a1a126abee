extension ReportScript {
  /// The keys that work on cards.
  static let keys: StaticString = #"""
      const chosen = () => {
        const focused = document.activeElement && document.activeElement.closest(".card");
        return focused || (current && !current.hidden ? current : null);
      };
      // A report cannot decide: it hands over the command that does.
      const decisions = { a: "approve" };
      const run = document.querySelector("main").dataset.run;
      const decide = (card, key) => {
        if (!run) { tell("Folders are compared here: proofsheet compare … --promote takes the candidates over."); return; }
        copy("proofsheet " + decisions[key] + " '" + card.id + "' --run " + run + " --reason 'WHY'");
      };
      addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const typing = event.target.closest && event.target.closest("input[type=search], select");
        if (typing) { if (event.key === "Escape") typing.blur(); return; }
        const slides = event.target.closest && event.target.closest("input[type=range]");
        const visible = cards.map(entry => entry.item).filter(item => !item.hidden);
        const card = chosen();
        const place = visible.indexOf(card);
        const hasTools = card && card.dataset.zoom;
        if (event.key === "/") { event.preventDefault(); filter.elements.text.focus(); }
        else if (event.key === "j" && visible.length) show(visible[Math.min(place + 1, visible.length - 1)]);
        else if (event.key === "k" && visible.length) show(visible[Math.max(place - 1, 0)]);
        else if (/^[1-5]$/.test(event.key) && (card || visible[0])) {
          if (!card) show(visible[0]);
          makeReady(card || visible[0]);
          setMode(card || visible[0], modes[Number(event.key) - 1]);
        } else if (decisions[event.key] && card) decide(card, event.key);
        else if (hasTools && (event.key === "+" || event.key === "=")) stepZoom(card, 1);
        else if (hasTools && event.key === "-") stepZoom(card, -1);
        else if (hasTools && event.key === "0") setZoom(card, "fit");
        else if (hasTools && event.key === "z") {
          setZoom(card, zooms[(zooms.indexOf(card.dataset.zoom) + 1) % zooms.length]);
        } else if (hasTools && event.key === "i") inspectChange(card);
        else if (hasTools && event.key === "b" && card.dataset.mode === "blink") card.classList.toggle("blinked");
        else if (hasTools && event.key === "Escape") leaveInspector(card);
        else if (hasTools && arrows[event.key] && !slides && moveInspector(card, event.key, event.shiftKey)) {
          event.preventDefault();
        }
      });
    """#
}
