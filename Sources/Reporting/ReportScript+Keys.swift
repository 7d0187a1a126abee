extension ReportScript {
  /// The keys that work on cards.
  static let keys: StaticString = #"""
      // The card that is looked at; a group, where its heading is, or something else outside its cards.
      const chosen = () => {
        const focused = document.activeElement && document.activeElement.closest(".card, .group[data-group]");
        return focused || (current && !current.hidden ? current : null);
      };
      addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const typing = event.target.closest && event.target.closest("input[type=search], select");
        if (typing) { if (event.key === "Escape") typing.blur(); return; }
        const slides = event.target.closest && event.target.closest("input[type=range]");
        const visible = cards.map(entry => entry.item).filter(item => !item.hidden);
        const item = chosen();
        const group = item && item.closest(".group[data-group]");
        const card = item && !isGroup(item) ? item : null;
        // From a group's heading the next card is its own first.
        const place = card ? visible.indexOf(card) : visible.findIndex(other => item && item.contains(other)) - 0.5;
        const hasTools = card && card.dataset.zoom;
        if (event.key === "/") { event.preventDefault(); filter.elements.text.focus(); }
        else if (event.key === "j" && visible.length) show(visible[clamp(Math.floor(place + 1), 0, visible.length - 1)]);
        else if (event.key === "k" && visible.length) show(visible[clamp(Math.ceil(place - 1), 0, visible.length - 1)]);
        else if (event.key === "g" && group) showGroup(group);
        else if (/^[1-5]$/.test(event.key) && (card || visible[0])) {
          if (!card) show(visible[0]);
          makeReady(card || visible[0]);
          setMode(card || visible[0], modes[Number(event.key) - 1]);
        } else if (decisions[event.key] && item) decide(item, event.key);
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
