extension ReportScript {
  /// Tools of a card, made when it comes near; links.
  static let cards: StaticString = #"""
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
        const group = card.parentElement;
        if (run && isGroup(group) && hasPicture(group) && Number(group.dataset.count) > 1) {
          group.querySelector("h3").after(decisionButtons(group));
        }
        const panes = card.querySelector(".panes");
        const bar = make("div", "tools");
        if (run && hasPicture(card)) bar.append(decisionButtons(card));
        card.querySelector(".about").before(bar);
        if (!panes) return;
        const hasBoth = panes.querySelector(".baseline") && panes.querySelector(".actual");
        const views = [choices("Zoom", "zoom", zooms, zoomNames, value => setZoom(card, value))];
        if (hasBoth) views.unshift(choices("Compare", "mode", modes, modeNames, value => setMode(card, value)));
        bar.prepend(...views);
        const line = make("output", "inspector");
        panes.before(bar);
        panes.after(line);
        linkPanes(card);
        // Pictures tell their size once they are read.
        card.addEventListener("load", () => applyZoom(card), true);
        card.addEventListener("pointermove", event => {
          if (!event.buttons) inspectUnder(card, event);
        });
        card.addEventListener("pointerdown", event => inspectUnder(card, event));
        card.dataset.zoom = chosenView.zoom;
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

      // What fits depends on the window; what is folded or narrowed out is measured once it is shown again.
      let nextFit = 0;
      const fitShown = () => {
        cancelAnimationFrame(nextFit);
        nextFit = requestAnimationFrame(() => {
          for (const { item } of cards) if (madeReady.has(item) && item.checkVisibility()) applyZoom(item);
        });
      };
      addEventListener("resize", fitShown);
      filter.addEventListener("input", fitShown);
      // It does not bubble.
      addEventListener("toggle", fitShown, true);

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
      const showGroup = group => {
        current = group;
        makeReady(group.querySelector(":scope > .card"));
        group.querySelector("h3").focus({ preventScroll: true });
        group.scrollIntoView({ block: "start" });
      };
      const follow = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) return;
        if (target.classList.contains("card")) { show(target); return; }
        if (target.matches(".group > h3")) { showGroup(target.parentElement); return; }
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
