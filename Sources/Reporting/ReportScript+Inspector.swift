extension ReportScript {
  /// One pixel of both pictures in numbers, chosen with the pointer or the keys.
  static let inspector: StaticString = #"""
      const spelled = values => values ? "rgba(" + values.join(", ") + ")" : "none";
      const signed = value => (value > 0 ? "+" : value < 0 ? "−" : "") + Math.abs(value);
      const inspect = async (card, x, y) => {
        const images = ["baseline", "actual"].map(role => card.querySelector(".pane." + role + " img"));
        const both = await Promise.all(images.map(image => image ? pixels(image) : null));
        const width = Math.max(...both.map(picture => picture ? picture.width : 0));
        const height = Math.max(...both.map(picture => picture ? picture.height : 0));
        [x, y] = [clamp(x, 0, width - 1), clamp(y, 0, height - 1)];
        inspected.set(card, { x, y });
        const values = both.map(picture => picture && pixel(picture, x, y));
        const names = ["baseline", "actual"].map(role => card.querySelector("." + role + " figcaption"));
        const words = ["x " + x + ", y " + y];
        values.forEach((value, index) => {
          if (names[index]) words.push(names[index].textContent + " " + spelled(value));
        });
        if (values[0] && values[1]) {
          words.push(values[0].every((value, channel) => value === values[1][channel]) ? "the same"
            : "step " + values[1].map((value, channel) => signed(value - values[0][channel])).join(", "));
        }
        card.querySelector(".inspector").textContent = words.join(" · ");
        for (const stack of all(".stack", card)) {
          let mark = stack.querySelector(".pixel");
          if (!mark) { mark = make("span", "pixel"); stack.append(mark); }
          const image = stack.querySelector("img, canvas");
          const size = { width: widthOf(image), height: heightOf(image) };
          mark.style.left = 100 * x / size.width + "%";
          mark.style.top = 100 * y / size.height + "%";
          mark.style.width = 100 / size.width + "%";
          mark.style.height = 100 / size.height + "%";
        }
      };
      const inspectUnder = (card, event) => {
        const stack = event.target.closest && event.target.closest(".stack");
        if (!stack) return;
        const image = stack.querySelector("img, canvas");
        const box = image.getBoundingClientRect();
        const size = { width: widthOf(image), height: heightOf(image) };
        if (!box.width) return;
        inspect(card, Math.floor((event.clientX - box.left) / box.width * size.width),
          Math.floor((event.clientY - box.top) / box.height * size.height));
      };
      // The middle of the largest difference, in sight.
      const inspectChange = card => {
        const place = inspected.get(card) || {};
        const [x, y] = (card.dataset.at || "0,0").split(",").map(Number);
        inspect(card, place.x ?? x, place.y ?? y).then(() => {
          const mark = shownViews(card).map(view => view.querySelector(".pixel")).find(Boolean);
          if (mark && card.dataset.zoom !== "fit") mark.scrollIntoView({ block: "nearest", inline: "nearest" });
        });
      };
      const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
      const moveInspector = (card, key, far) => {
        const place = inspected.get(card);
        if (!place) return false;
        const [dx, dy] = arrows[key].map(step => step * (far ? 10 : 1));
        inspected.set(card, { x: place.x + dx, y: place.y + dy });
        inspectChange(card);
        return true;
      };
      const leaveInspector = card => {
        inspected.delete(card);
        card.querySelector(".inspector").textContent = "";
        for (const mark of all(".pixel", card)) mark.remove();
      };
    """#
}
