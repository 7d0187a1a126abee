extension ReportScript {
  /// How large pictures are shown: what fits, and a zoom that all panes of a card share.
  static let zoom: StaticString = #"""
      const zooms = ["fit", "1", "2", "4", "8", "16"];
      const zoomNames = ["Fit", "1×", "2×", "4×", "8×", "16×"];
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
      // What fits is shown larger, by a whole number; what is larger than its pane is made smaller. All panes share
      // the factor: pictures of two sizes are seen to be.
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
          image.style.width = widthOf(image) * factor + "px";
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
    """#
}
