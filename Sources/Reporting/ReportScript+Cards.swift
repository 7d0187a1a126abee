extension ReportScript {
  /// Tools of a card, made when it comes near; commands; links.
  static let cards: StaticString = #"""
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
      const copy = async text => {
        try {
          await navigator.clipboard.writeText(text);
          tell("Copied: " + text);
        } catch {
          tell("To copy: " + text);
        }
      };
      const madeReady = new WeakSet();
      const makeReady = card => {
        if (madeReady.has(card)) return;
        madeReady.add(card);
        for (const command of all(".command", card)) {
          const button = make("button", "copy", "Copy");
          button.type = "button";
          button.addEventListener("click", () => copy(command.textContent));
          command.after(button);
        }
        const panes = card.querySelector(".panes");
        if (!panes) return;
        const bar = make("div", "tools");
        const hasBoth = panes.querySelector(".baseline") && panes.querySelector(".actual");
        if (hasBoth) bar.append(choices("Compare", "mode", modes, modeNames, value => setMode(card, value)));
        bar.append(choices("Zoom", "zoom", zooms, zoomNames, value => setZoom(card, value)));
        const line = make("output", "inspector");
        panes.before(bar);
        panes.after(line);
        linkPanes(card);
        card.addEventListener("pointermove", event => {
          if (!event.buttons) inspectUnder(card, event);
        });
        card.addEventListener("pointerdown", event => inspectUnder(card, event));
        if (hasBoth) setMode(card, chosenView.mode);
        else card.dataset.mode = "side";
        setZoom(card, chosenView.zoom);
      };
      const near = new IntersectionObserver(entries => {
        for (const entry of entries) {
          if (!entry.isIntersecting) continue;
          near.unobserve(entry.target);
          makeReady(entry.target);
        }
      }, { rootMargin: "200px" });
      for (const { item } of cards) near.observe(item);

      // Look-alikes are folded until someone asks for them, or prints.
      const folds = all(".group > details");
      for (const fold of folds) fold.open = false;
      addEventListener("beforeprint", () => { for (const fold of folds) fold.open = true; });

      let current = null;
      const show = card => {
        const fold = card.closest(".group > details");
        if (fold) fold.open = true;
        current = card;
        makeReady(card);
        card.focus({ preventScroll: true });
        card.scrollIntoView({ block: "start" });
      };
      const follow = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) return;
        if (target.classList.contains("card")) { show(target); return; }
        const fold = target.closest("details");
        if (fold) fold.open = true;
        const details = target.querySelector(":scope > details");
        if (details && target.matches("li")) details.open = true;
        target.scrollIntoView({ block: target.matches("li") ? "center" : "start" });
      };
      addEventListener("hashchange", follow);
      if (location.hash) follow();
    """#
}
