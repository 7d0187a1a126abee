/// The report's script. Without it everything is visible; with it the page can be narrowed and compared.
enum ReportScript {
  static let text = HTMLText.literal(
    #"""
    "use strict";
    (() => {
      const all = (selector, root) => [...(root || document).querySelectorAll(selector)];
      const make = (name, className, text) => {
        const element = document.createElement(name);
        if (className) element.className = className;
        if (text) element.textContent = text;
        return element;
      };
      const attention = ["changed", "new", "missing", "failed"];
      const verdicts = attention.concat(["within", "skipped"]);

      // Frames: the whole id from the strip's topic and the frame's name.
      const frames = all(".strip").flatMap(strip => all("li", strip).map(item => {
        const name = item.querySelector("b").textContent;
        const id = strip.dataset.topic === "." ? name : strip.dataset.topic + "/" + name;
        const status = verdicts.find(name => item.classList.contains(name)) || "passed";
        if (!attention.includes(status)) item.id = id;
        item.title = id + " · " + status;
        return { item, id, status, component: id.includes("/") ? id.split("/")[0] : "." };
      }));
      const cards = all(".card").map(item => ({
        item, id: item.id, component: item.id.includes("/") ? item.id.split("/")[0] : ".",
        status: verdicts.find(name => item.classList.contains(name)),
      }));

      // The filter.
      const filter = document.getElementById("filter");
      const narrow = () => {
        const text = filter.elements.text.value.trim().toLowerCase().split(/\s+/);
        const status = filter.elements.status.value;
        const component = filter.elements.component.value;
        const direction = filter.elements.direction ? filter.elements.direction.value : "";
        const matches = entry =>
          (!status || status === entry.status || (status === "attention" && attention.includes(entry.status)))
          && (!component || component === entry.component)
          && (!direction || direction === entry.id.split("/")[1])
          && text.every(word => entry.id.includes(word));
        let shown = 0;
        for (const entry of frames) {
          const match = matches(entry);
          entry.item.hidden = !match;
          if (match) shown += 1;
        }
        for (const entry of cards) entry.item.hidden = !matches(entry);
        for (const group of all("#attention, .strip, .kind")) {
          group.hidden = !group.querySelector("li:not([hidden]), .card:not([hidden])");
        }
        for (const group of all(".kind details")) group.hidden = !group.querySelector(".card:not([hidden])");
        filter.querySelector("output").textContent = shown === frames.length
          ? "" : shown.toLocaleString("en") + " of " + frames.length.toLocaleString("en") + " shown";
      };
      filter.hidden = false;
      filter.addEventListener("submit", event => event.preventDefault());
      filter.addEventListener("input", narrow);

      // Cards: zoom locked across panes, and five ways to compare.
      const modes = ["side", "slider", "onion", "blink", "difference"];
      const modeNames = ["Side by side", "Slider", "Onion", "Blink", "Difference"];
      const zooms = ["fit", "1", "2", "4"];
      const zoomNames = ["Fit", "1×", "2×", "4×"];
      const still = matchMedia("(prefers-reduced-motion: reduce)").matches;

      const applyZoom = card => {
        const zoom = card.dataset.zoom;
        for (const image of all(".view img", card)) {
          image.style.width = zoom === "fit" ? "" : image.naturalWidth * Number(zoom) + "px";
        }
      };
      const setZoom = (card, zoom) => {
        card.dataset.zoom = zoom;
        applyZoom(card);
        press(card, "zoom", zoom);
      };
      const press = (card, kind, value) => {
        for (const button of all("button[data-" + kind + "]", card)) {
          button.setAttribute("aria-pressed", String(button.dataset[kind] === value));
        }
      };
      const lockScrolling = card => {
        card.addEventListener("scroll", event => {
          const source = event.target;
          if (!source.classList.contains("view")) return;
          for (const view of all(".view", card)) {
            if (view === source) continue;
            if (view.scrollLeft !== source.scrollLeft) view.scrollLeft = source.scrollLeft;
            if (view.scrollTop !== source.scrollTop) view.scrollTop = source.scrollTop;
          }
        }, true);
      };
      const overlay = card => {
        let pane = card.querySelector(".overlay");
        if (pane) return pane;
        pane = make("figure", "pane overlay");
        const caption = make("figcaption", "", "Baseline under this run");
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
        range.value = 50;
        range.setAttribute("aria-label", "Share of this run's picture");
        const move = () => stack.style.setProperty("--at", range.value + "%");
        range.addEventListener("input", move);
        move();
        view.tabIndex = 0;
        view.append(stack);
        pane.append(caption, view, range);
        card.querySelector(".panes").append(pane);
        return pane;
      };
      const setMode = (card, mode) => {
        const wanted = modes.includes(mode) && card.querySelector("button[data-mode=" + mode + "]");
        if (!wanted) return;
        if (["slider", "onion", "blink"].includes(mode)) overlay(card);
        card.dataset.mode = mode;
        applyZoom(card);
        press(card, "mode", mode);
      };
      const group = (label, kind, values, names, choose) => {
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
      for (const { item: card } of cards) {
        const panes = card.querySelector(".panes");
        if (!panes) continue;
        const bar = make("div", "tools");
        if (panes.querySelector(".baseline") && panes.querySelector(".actual")) {
          const count = panes.querySelector(".difference") ? 5 : 4;
          bar.append(group("Compare", "mode", modes.slice(0, count), modeNames, value => setMode(card, value)));
        }
        bar.append(group("Zoom", "zoom", zooms, zoomNames, value => setZoom(card, value)));
        panes.before(bar);
        lockScrolling(card);
        card.dataset.mode = "side";
        press(card, "mode", "side");
        setZoom(card, "fit");
      }
      if (!still) {
        setInterval(() => document.documentElement.classList.toggle("blinked"), 600);
      }

      // Commands: a button that copies.
      for (const command of all(".command")) {
        const button = make("button", "copy", "Copy");
        button.type = "button";
        button.addEventListener("click", async () => {
          try {
            await navigator.clipboard.writeText(command.textContent);
            button.textContent = "Copied";
          } catch {
            getSelection().selectAllChildren(command);
            button.textContent = "Selected";
          }
          setTimeout(() => { button.textContent = "Copy"; }, 1500);
        });
        command.after(button);
      }

      // Look-alikes are folded until someone asks for them, or prints.
      const folds = all(".kind > details");
      for (const fold of folds) fold.open = false;
      addEventListener("beforeprint", () => { for (const fold of folds) fold.open = true; });

      let current = null;
      const show = card => {
        const fold = card.closest(".kind > details");
        if (fold) fold.open = true;
        current = card;
        card.focus({ preventScroll: true });
        card.scrollIntoView({ block: "start" });
      };
      const follow = () => {
        const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) return;
        if (target.classList.contains("card")) { show(target); return; }
        const details = target.querySelector("details");
        if (details) details.open = true;
        target.scrollIntoView({ block: "center" });
      };
      addEventListener("hashchange", follow);
      if (location.hash) follow();

      // Keys.
      const chosen = () => {
        const focused = document.activeElement && document.activeElement.closest(".card");
        return focused || (current && !current.hidden ? current : null);
      };
      addEventListener("keydown", event => {
        if (event.ctrlKey || event.metaKey || event.altKey) return;
        const typing = event.target.closest && event.target.closest("input[type=search], select");
        if (typing) { if (event.key === "Escape") typing.blur(); return; }
        const visible = cards.map(entry => entry.item).filter(item => !item.hidden);
        const card = chosen();
        const place = visible.indexOf(card);
        if (event.key === "/") { event.preventDefault(); filter.elements.text.focus(); }
        else if (event.key === "j" && visible.length) show(visible[Math.min(place + 1, visible.length - 1)]);
        else if (event.key === "k" && visible.length) show(visible[Math.max(place - 1, 0)]);
        else if (event.key === "z" && card && card.dataset.zoom) {
          setZoom(card, zooms[(zooms.indexOf(card.dataset.zoom) + 1) % zooms.length]);
        } else if (/^[1-5]$/.test(event.key) && (card || visible[0])) {
          if (!card) show(visible[0]);
          setMode(card || visible[0], modes[Number(event.key) - 1]);
        }
      });
    })();
    """#)
}
