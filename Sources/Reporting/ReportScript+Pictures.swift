extension ReportScript {
  /// Reads pictures to their last bit, and makes the picture of a difference.
  static let pictures: StaticString = #"""
      // A canvas keeps colours multiplied by alpha, so what it gives back is not what the file holds: the
      // file is read here, and a canvas serves for kinds of PNG that are not written by this tool.
      const unfilter = (rows, width, height, size) => {
        const stride = width * size;
        const bytes = new Uint8Array(stride * height);
        for (let y = 0; y < height; y += 1) {
          const kind = rows[y * (stride + 1)];
          for (let x = 0; x < stride; x += 1) {
            const at = y * stride + x;
            const left = x >= size ? bytes[at - size] : 0;
            const up = y > 0 ? bytes[at - stride] : 0;
            const corner = x >= size && y > 0 ? bytes[at - stride - size] : 0;
            let guess = 0;
            if (kind === 1) guess = left;
            else if (kind === 2) guess = up;
            else if (kind === 3) guess = (left + up) >> 1;
            else if (kind === 4) {
              const [a, b, c] = [Math.abs(up - corner), Math.abs(left - corner), Math.abs(left + up - 2 * corner)];
              guess = a <= b && a <= c ? left : b <= c ? up : corner;
            }
            bytes[at] = rows[y * (stride + 1) + 1 + x] + guess;
          }
        }
        return bytes;
      };
      const decode = async file => {
        const word = at => new DataView(file.buffer).getUint32(at);
        const [width, height] = [word(16), word(20)];
        const size = file[25] === 6 ? 4 : file[25] === 2 ? 3 : 0;
        if (file[24] !== 8 || !size || file[28] !== 0) return null;
        const parts = [];
        for (let at = 8; at < file.length; at += word(at) + 12) {
          const name = String.fromCharCode(...file.subarray(at + 4, at + 8));
          if (name === "tRNS") return null;
          if (name === "IDAT") parts.push(file.subarray(at + 8, at + 8 + word(at)));
        }
        const pipe = new DecompressionStream("deflate");
        const writer = pipe.writable.getWriter();
        for (const part of parts) writer.write(part).catch(() => {});
        writer.close().catch(() => {});
        const rows = new Uint8Array(await new Response(pipe.readable).arrayBuffer());
        const bytes = unfilter(rows, width, height, size);
        if (size === 4) return { width, height, bytes };
        const filled = new Uint8Array(width * height * 4).fill(255);
        for (let at = 0; at < width * height; at += 1) filled.set(bytes.subarray(3 * at, 3 * at + 3), 4 * at);
        return { width, height, bytes: filled };
      };
      const throughCanvas = async image => {
        await image.decode();
        const canvas = make("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d", { willReadFrequently: true });
        context.drawImage(image, 0, 0);
        return { width: canvas.width, height: canvas.height,
          bytes: context.getImageData(0, 0, canvas.width, canvas.height).data };
      };
      const read = new WeakMap();
      const pixels = image => {
        if (!read.has(image)) {
          const file = Uint8Array.from(atob(image.src.slice(image.src.indexOf(",") + 1)), c => c.charCodeAt(0));
          read.set(image, decode(file).catch(() => null).then(found => found || throughCanvas(image)));
        }
        return read.get(image);
      };
      const pixel = (picture, x, y) => x < picture.width && y < picture.height
        ? [...picture.bytes.subarray(4 * (y * picture.width + x), 4 * (y * picture.width + x) + 4)] : null;

      // Differing pixels are yellow on the baseline, dimmed, as in the pictures that the tool makes.
      const drawDifference = (canvas, before, now) => {
        canvas.width = Math.max(before.width, now.width);
        canvas.height = Math.max(before.height, now.height);
        const context = canvas.getContext("2d");
        const result = context.createImageData(canvas.width, canvas.height);
        for (let y = 0; y < canvas.height; y += 1) {
          for (let x = 0; x < canvas.width; x += 1) {
            const [old, fresh] = [pixelAt(before, x, y), pixelAt(now, x, y)];
            const at = 4 * (y * canvas.width + x);
            const same = old >= 0 && fresh >= 0
              && [0, 1, 2, 3].every(channel => before.bytes[old + channel] === now.bytes[fresh + channel]);
            if (!same) { result.data.set([255, 214, 0, 255], at); continue; }
            const [red, green, blue, alpha] = before.bytes.subarray(old, old + 4);
            const luma = (19595 * red + 38470 * green + 7471 * blue + 32768) >> 16;
            const gray = 24 + ((255 - Math.floor((255 - luma) * alpha / 255)) >> 2);
            result.data.set([gray, gray, gray, 255], at);
          }
        }
        context.putImageData(result, 0, 0);
      };
      const pixelAt = (picture, x, y) =>
        x < picture.width && y < picture.height ? 4 * (y * picture.width + x) : -1;
    """#
}
