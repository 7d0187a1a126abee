extension ReportScript {
  /// Five ways to compare, and zoom and pan that all panes of a card share.
  static let views: StaticString = #"""
      const modes = ["side", "slider", "onion", "blink", "difference"];
      const modeNames = ["Side by side", "Slider", "Onion", "Blink", "Difference"];
      const zooms = ["fit", "1", "2", "4", "8", "16"];
      const zoomNames = ["Fit", "1×", "2×", "4×", "8×", "16×"];
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
      // The last choice holds for the next card.
      const chosenView = { mode: "side", zoom: "fit" };

      const widthOf = element => element.naturalWidth || element.width;
      const heightOf = element => element.naturalHeight || element.height;
      // The pixel that is looked at, by card.
      const inspected = new WeakMap();
      const shownViews = card => all(".view", card).filter(view => view.offsetParent);
      // In CSS pixels: no picture is enlarged to more than this, so that on a window of 900 what its card tells is in
      // sight with it, above and below.
      const mostEnlargedHeight = 400;
      // What fits is shown larger, by a whole number that all panes share; what is larger than its pane is made
      // smaller by the style, to a part below 1.
      const fitting = (view, images) => {
        const room = getComputedStyle(view);
        const inside = view.clientWidth - parseFloat(room.paddingLeft) - parseFloat(room.paddingRight);
        const height = (parseFloat(room.maxHeight) || innerHeight) - parseFloat(room.paddingTop) - parseFloat(room.paddingBottom);
        const [widest, highest] = [Math.max(...images.map(widthOf)), Math.max(...images.map(heightOf))];
        const most = Math.min(inside / widest, height / highest);
        if (most < 1) return most;
        return Math.floor(clamp(Math.min(most, mostEnlargedHeight / highest), 1, Number(zooms[zooms.length - 1])));
      };
      const applyZoom = card => {
        const images = all(".view img, .view canvas", card).filter(widthOf);
        const view = shownViews(card)[0];
        // Before a picture is read, and while the card is folded, there is nothing to go by.
        if (!images.length || !view) return;
        const factor = card.dataset.zoom === "fit" ? fitting(view, images) : Number(card.dataset.zoom);
        card.classList.toggle("enlarged", factor > 1);
        card.dataset.factor = factor;
        for (const image of images) {
          image.style.width = card.dataset.zoom === "fit" && factor <= 1 ? "" : widthOf(image) * factor + "px";
        }
      };
      // The picture's point under the pointer stays there; without one the change comes to the middle.
      const setZoom = (card, zoom, under, clientX, clientY) => {
        const view = under || shownViews(card)[0];
        const image = view && view.querySelector("img, canvas");
        const before = image && image.getBoundingClientRect();
        card.dataset.zoom = zoom;
        chosenView.zoom = zoom;
        applyZoom(card);
        press(card, "zoom", zoom);
        if (!image || !before.width) return;
        const [after, box] = [image.getBoundingClientRect(), view.getBoundingClientRect()];
        const place = inspected.get(card);
        const [atX, atY] = place ? [place.x, place.y] : (card.dataset.at || "0,0").split(",").map(Number);
        const [x, y] = under ? [(clientX - before.left) / before.width, (clientY - before.top) / before.height]
          : [(atX + 0.5) / widthOf(image), (atY + 0.5) / heightOf(image)];
        const [toX, toY] = under ? [clientX, clientY] : [box.left + box.width / 2, box.top + box.height / 2];
        view.scrollLeft += after.left + x * after.width - toX;
        view.scrollTop += after.top + y * after.height - toY;
        // At once, so that no pane tells the others where it was before.
        for (const other of shownViews(card)) {
          other.scrollLeft = view.scrollLeft;
          other.scrollTop = view.scrollTop;
        }
      };
      // The next number in that direction from what is shown, whatever made it so large; to fit has its own key.
      const stepZoom = (card, step, ...place) => {
        const factor = Number(card.dataset.factor);
        const next = step > 0 ? zooms.find(zoom => Number(zoom) > factor)
          : zooms.findLast(zoom => Number(zoom) < factor);
        if (next) setZoom(card, next, ...place);
      };
      const press = (card, kind, value) => {
        for (const button of all("button[data-" + kind + "]", card)) {
          button.setAttribute("aria-pressed", String(button.dataset[kind] === value));
        }
      };

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
