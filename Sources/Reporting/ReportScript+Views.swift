extension ReportScript {
  /// Five ways to compare, and pan that all panes of a card share.
  static let views: StaticString = #"""
      const modes = ["side", "slider", "onion", "blink", "difference"];
      const modeNames = ["Side by side", "Slider", "Onion", "Blink", "Difference"];
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

      const linkPanes = card => {
        card.addEventListener("scroll", event => {
          const source = event.target;
          if (!source.classList.contains("view")) return;
          for (const view of all(".view", card)) {
            if (view === source) continue;
            if (view.scrollLeft !== source.scrollLeft) view.scrollLeft = source.scrollLeft;
            if (view.scrollTop !== source.scrollTop) view.scrollTop = source.scrollTop;
          }
        }, true);
        card.addEventListener("wheel", event => {
          const view = event.target.closest(".view");
          if (!view || !event.ctrlKey) return;
          event.preventDefault();
          stepZoom(card, event.deltaY < 0 ? 1 : -1, view, event.clientX, event.clientY);
        }, { passive: false });
        card.addEventListener("pointerdown", event => {
          const view = event.target.closest(".view");
          if (!view || event.button !== 0) return;
          const slides = card.dataset.mode === "slider" && view.closest(".overlay");
          if (!slides && card.dataset.zoom === "fit") return;
          const from = { x: event.clientX, y: event.clientY, left: view.scrollLeft, top: view.scrollTop };
          view.setPointerCapture(event.pointerId);
          event.preventDefault();
          view.focus({ preventScroll: true });
          const move = moved => {
            if (slides) { slideTo(view, moved.clientX); return; }
            view.scrollLeft = from.left - (moved.clientX - from.x);
            view.scrollTop = from.top - (moved.clientY - from.y);
          };
          const stop = () => {
            view.removeEventListener("pointermove", move);
            view.classList.remove("held");
          };
          view.classList.add("held");
          if (slides) slideTo(view, event.clientX);
          view.addEventListener("pointermove", move);
          view.addEventListener("pointerup", stop, { once: true });
          view.addEventListener("pointercancel", stop, { once: true });
        });
      };
      const slideTo = (view, clientX) => {
        const box = view.querySelector(".stack").getBoundingClientRect();
        const range = view.closest(".overlay").querySelector("input");
        range.value = clamp((clientX - box.left) / box.width * 100, 0, 100);
        range.dispatchEvent(new Event("input"));
      };

      const overlay = card => {
        let pane = card.querySelector(".overlay");
        if (pane) return pane;
        pane = make("figure", "pane overlay");
        const names = ["baseline", "actual"].map(role => card.querySelector("." + role + " figcaption").textContent);
        const caption = make("figcaption", "", names[0] + " under " + names[1].toLowerCase());
        const view = make("div", "view");
        const stack = make("div", "stack");
        for (const role of ["baseline", "actual"]) {
          const image = card.querySelector("." + role + " img").cloneNode();
          image.className = role;
          stack.append(image);
        }
        const range = make("input");
        range.type = "range";
        range.min = 0;
        range.max = 100;
        range.step = "any";
        range.value = 50;
        range.setAttribute("aria-label", "Share of " + names[1].toLowerCase());
        const move = () => stack.style.setProperty("--at", range.value + "%");
        range.addEventListener("input", move);
        move();
        view.tabIndex = 0;
        view.setAttribute("role", "group");
        view.setAttribute("aria-label", caption.textContent);
        view.append(stack);
        pane.append(caption, view, range);
        card.querySelector(".panes").append(pane);
        return pane;
      };
      const difference = async card => {
        const panes = card.querySelector(".panes");
        if (panes.querySelector(".difference")) return;
        const pane = make("figure", "pane difference");
        const view = make("div", "view");
        const stack = make("div", "stack");
        const canvas = make("canvas");
        // A canvas begins as 300 × 150: until it is drawn it counts for no size.
        canvas.width = canvas.height = 0;
        canvas.setAttribute("role", "img");
        canvas.setAttribute("aria-label", "Difference of " + card.id);
        view.tabIndex = 0;
        view.setAttribute("role", "group");
        view.setAttribute("aria-label", "Difference");
        stack.append(canvas);
        view.append(stack);
        pane.append(make("figcaption", "", "Difference"), view);
        panes.append(pane);
        const [before, now] = await Promise.all(
          ["baseline", "actual"].map(role => pixels(panes.querySelector("." + role + " img"))));
        drawDifference(canvas, before, now);
        applyZoom(card);
      };

      let blinking = null;
      const blink = () => { if (blinking) blinking.classList.toggle("blinked"); };
      if (!still) setInterval(blink, 600);
      const setMode = (card, mode) => {
        if (!modes.includes(mode) || !card.querySelector("button[data-mode=" + mode + "]")) return;
        if (["slider", "onion", "blink"].includes(mode)) overlay(card);
        if (["side", "difference"].includes(mode) && card.querySelector(".baseline") && card.querySelector(".actual")) {
          difference(card);
        }
        card.dataset.mode = mode;
        card.classList.remove("blinked");
        if (mode === "blink") blinking = card;
        else if (blinking === card) blinking = null;
        chosenView.mode = mode;
        applyZoom(card);
        press(card, "mode", mode);
      };
    """#
}
