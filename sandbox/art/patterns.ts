import { between, type Canvas, circle, fade, glow, n, path, polygon, rect } from "./shapes.ts";

/** Flat patterns, for covers. */

export function slabs(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  const angle = between(random, 18, 62) * (random() > 0.5 ? 1 : -1);
  let out = `<g transform="rotate(${n(angle)} ${w / 2} ${h * 0.45})">`;
  for (let i = 0; i < 14; i++) {
    const width = between(random, 14, 52);
    const x = -50 + ((i * 5) % 14) * ((w + 90) / 14) + between(random, -8, 8);
    const y = between(random, -130, h * 0.34);
    const color = [colors.hot, colors.mid, colors.pale, colors.warm, colors.dark][i % 5] ?? colors.mid;
    const g = `${id}b${i}`;
    out += fade(g, [
      [0, color, between(random, 0.75, 1)],
      [1, color, 0],
    ]);
    out += rect(x, y, width, between(random, 170, 400), `fill="url(#${g})"`);
  }
  return `${out}</g>`;
}

export function rings(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const x = w * between(random, 0.38, 0.62);
  const y = h * between(random, 0.34, 0.44);
  let out = glow(canvas, [x, y], 150, [colors.hot, "0.4"]);
  for (let i = 13; i > 0; i--) {
    const stroke = i % 4 === 1 ? colors.hot : i % 4 === 3 ? colors.pale : colors.mid;
    out += circle(
      x,
      y,
      i * 16,
      `fill="none" stroke="${stroke}" stroke-width="${n(between(random, 2, 10))}" stroke-dasharray="${n(between(random, 20, 150))} ${n(between(random, 6, 56))}" transform="rotate(${n(random() * 360)} ${n(x)} ${n(y)})" opacity="${n(1 - i * 0.045)}"`,
    );
  }
  return out + circle(x, y, between(random, 9, 20), `fill="${colors.pale}"`);
}

export function tiles(canvas: Canvas): string {
  const { w, random, colors } = canvas;
  const columns = 4 + Math.floor(random() * 3);
  const side = w / columns;
  const fills = [colors.hot, colors.mid, colors.warm, colors.pale, colors.top, colors.dark];
  let out = "";
  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column * side;
      const y = row * side;
      const front = fills[Math.floor(random() * fills.length)] ?? colors.hot;
      out += rect(x, y, side + 0.5, side + 0.5, `fill="${random() > 0.55 ? colors.dark : colors.top}"`);
      const kind = Math.floor(random() * 6);
      const turn = `transform="rotate(${90 * Math.floor(random() * 4)} ${n(x + side / 2)} ${n(y + side / 2)})" fill="${front}"`;
      if (kind === 0)
        out += path(
          `M${n(x)} ${n(y)} h${n(side)} a${n(side)} ${n(side)} 0 0 1 ${n(-side)} ${n(side)}Z`,
          turn,
        );
      if (kind === 1) out += circle(x + side / 2, y + side / 2, side * 0.36, turn);
      if (kind === 2)
        out += polygon(
          [
            [x, y],
            [x + side, y],
            [x, y + side],
          ],
          turn,
        );
      if (kind === 3)
        out += path(
          `M${n(x)} ${n(y)} a${n(side / 2)} ${n(side / 2)} 0 0 0 ${n(side)} 0Z M${n(x)} ${n(y + side / 2)} a${n(side / 2)} ${n(side / 2)} 0 0 0 ${n(side)} 0Z`,
          turn,
        );
      if (kind === 4)
        out += rect(x + side * 0.18, y + side * 0.18, side * 0.64, side * 0.64, `rx="3" ${turn}`);
    }
  }
  return out;
}

export function burst(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const x = w * between(random, 0.3, 0.7);
  const y = h * between(random, 0.34, 0.48);
  const rays = 12 + Math.floor(random() * 14);
  let out = "";
  for (let i = 0; i < rays; i++) {
    const a = ((i + random() * 0.2) / rays) * Math.PI * 2;
    const b = a + (Math.PI / rays) * between(random, 0.5, 1.2);
    out += polygon(
      [
        [x, y],
        [x + Math.cos(a) * 560, y + Math.sin(a) * 560],
        [x + Math.cos(b) * 560, y + Math.sin(b) * 560],
      ],
      `fill="${i % 3 ? colors.mid : colors.warm}" opacity="${n(between(random, 0.35, 0.9))}"`,
    );
  }
  const radius = between(random, 34, 66);
  out +=
    glow(canvas, [x, y], radius * 2.6, [colors.pale, "0.7"]) + circle(x, y, radius, `fill="${colors.hot}"`);
  return out + circle(x, y, radius * 0.72, `fill="${colors.pale}" opacity="0.85"`);
}

export function bands(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const cx = random() > 0.5 ? w * 1.02 : -w * 0.02;
  const cy = h * between(random, 0.5, 0.68);
  const hues = [colors.hot, colors.warm, colors.pale, colors.mid, colors.hot, colors.top, colors.warm];
  const width = between(random, 18, 30);
  let out = "";
  hues.forEach((fill, i) => {
    out += circle(
      cx,
      cy,
      330 - i * width,
      `fill="none" stroke="${fill}" stroke-width="${n(width + 0.5)}" opacity="0.95"`,
    );
  });
  return (
    out +
    circle(cx, cy, 330 - hues.length * width - 6, `fill="${colors.dark}"`) +
    circle(w - cx * 0.6 - w * 0.2, h * 0.14, between(random, 12, 24), `fill="${colors.pale}"`)
  );
}

export function maze(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const side = between(random, 24, 38);
  let out = "";
  for (let y = 0; y < h * 0.9; y += side) {
    for (let x = 0; x < w; x += side) {
      const half = side / 2;
      const d =
        random() > 0.5
          ? `M${n(x + half)} ${n(y)} A${n(half)} ${n(half)} 0 0 1 ${n(x)} ${n(y + half)} M${n(x + side)} ${n(y + half)} A${n(half)} ${n(half)} 0 0 0 ${n(x + half)} ${n(y + side)}`
          : `M${n(x + half)} ${n(y)} A${n(half)} ${n(half)} 0 0 0 ${n(x + side)} ${n(y + half)} M${n(x)} ${n(y + half)} A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(y + side)}`;
      const stroke = random() > 0.78 ? colors.hot : random() > 0.8 ? colors.pale : colors.mid;
      out += path(d, `fill="none" stroke="${stroke}" stroke-width="${n(side * 0.3)}"`);
    }
  }
  return out;
}
