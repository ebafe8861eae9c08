import {
  between,
  type Canvas,
  fade,
  ground,
  n,
  path,
  polygon,
  rect,
  ridge,
  stars,
  wanderer,
} from "./shapes.ts";
import { birds, clouds, sun } from "./sky.ts";

/** Natural landscapes, for covers and screenshots. */

export function hills(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const y = h * between(random, 0.42, 0.52);
  let out = sun(
    canvas,
    w * between(random, 0.25, 0.75),
    y - h * between(random, 0.05, 0.18),
    between(random, 26, 52),
  );
  out += clouds(canvas, h * 0.08, y - 10) + birds(canvas, y - h * 0.16);
  const layers = 5;
  for (let i = 0; i < layers; i++) {
    const line = ridge(random, w, y + (i * h) / 11, h * (0.3 - i * 0.035), 0.5);
    out += ground(line, canvas, `fill="${colors.layer(0.12 + (i * 0.88) / (layers - 1))}"`);
    if (i === layers - 2) {
      const at = line[Math.floor(between(random, 0.2, 0.8) * line.length)];
      if (at && random() > 0.35) out += wanderer(at[0], at[1] + 2, 17, colors.ink);
    }
  }
  return out;
}

export function forest(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  let out = sun(
    canvas,
    w * between(random, 0.3, 0.7),
    h * between(random, 0.24, 0.4),
    between(random, 22, 60),
  );
  out += clouds(canvas, h * 0.06, h * 0.4) + birds(canvas, h * 0.3);
  for (let layer = 0; layer < 4; layer++) {
    const base = h * (0.56 + layer * 0.12);
    const fill = colors.layer(0.15 + layer * 0.28);
    out += rect(0, base - 2, w, h, `fill="${fill}"`);
    const size = h * (0.13 + layer * 0.07);
    for (let x = -20; x < w + 20; x += between(random, 9, 20) + layer * 6) {
      const tall = size * between(random, 0.65, 1.3);
      const half = tall * 0.2;
      const points: [number, number][] = [];
      for (let step = 0; step <= 4; step++) {
        points.push([x + half * (step / 4) * 1.15 + 1, base - tall + (tall * step) / 4]);
        if (step < 4) points.push([x + half * (step / 4) * 0.62, base - tall + (tall * (step + 0.05)) / 4]);
      }
      const left = points.map(([px, py]): [number, number] => [2 * x - px, py]).reverse();
      out += polygon(
        [...points, [x + half * 0.2, base + 6], [x - half * 0.2, base + 6], ...left],
        `fill="${fill}"`,
      );
    }
  }
  return out;
}

export function lake(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  const shore = h * between(random, 0.5, 0.58);
  const x = w * between(random, 0.3, 0.7);
  const radius = between(random, 34, 62);
  const y = shore - radius * between(random, 0.1, 1.3);
  let out = sun(canvas, x, y, radius);
  out += clouds(canvas, h * 0.08, shore - 30) + birds(canvas, h * 0.24);
  out += ground(
    [...ridge(random, w, shore - h * 0.05, h * 0.16, 0.5)],
    canvas,
    `fill="${colors.layer(0.35)}"`,
  );
  out += ground(
    [...ridge(random, w, shore - h * 0.005, h * 0.08, 0.5)],
    canvas,
    `fill="${colors.layer(0.6)}"`,
  );
  out +=
    fade(`${id}w`, [
      [0, colors.mid, 1],
      [1, colors.ink, 1],
    ]) + rect(0, shore, w, h - shore, `fill="url(#${id}w)"`);
  for (let i = 0; i < 26; i++) {
    const ry = shore + 4 + i * ((h - shore) / 34) * between(random, 0.9, 1.15);
    const wide = radius * between(random, 0.3, 1.5) * (1 + i / 22);
    out += rect(
      x - wide / 2 + between(random, -14, 14),
      ry,
      wide,
      between(random, 1.2, 3.4),
      `rx="1.5" fill="${i % 4 ? colors.hot : colors.pale}" opacity="${n(0.85 - i * 0.028)}"`,
    );
  }
  return out;
}

export function dunes(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  let out =
    stars(canvas, 26, h * 0.3) +
    sun(canvas, w * between(random, 0.2, 0.8), h * between(random, 0.2, 0.36), between(random, 22, 56));
  for (let i = 0; i < 4; i++) {
    const y = h * (0.46 + i * 0.11);
    const crest = w * between(random, 0.2, 0.8);
    const top = y - h * between(random, 0.05, 0.15);
    const d = `M0 ${n(y + 20)} Q${n(crest * 0.55)} ${n(y + 8)} ${n(crest)} ${n(top)}`;
    const far = `Q${n(crest + (w - crest) * 0.4)} ${n(y - 4)} ${n(w)} ${n(y + between(random, -16, 24))} L${n(w)} ${n(h)} L0 ${n(h)}Z`;
    out += path(`${d} ${far}`, `fill="${colors.layer(0.14 + i * 0.25)}"`);
    out += fade(`${id}d${i}`, [
      [0, colors.hot, 0.5 - i * 0.09],
      [1, colors.hot, 0],
    ]);
    out += path(
      `${d} C${n(crest - 26)} ${n(top + 60)} ${n(crest + 30)} ${n(top + 100)} ${n(crest - 50)} ${n(h)} L0 ${n(h)}Z`,
      `fill="url(#${id}d${i})"`,
    );
    if (i === 1) out += wanderer(crest, top + 3, 15, colors.ink);
  }
  return out;
}

export function waves(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  let out = sun(
    canvas,
    w * between(random, 0.25, 0.75),
    h * between(random, 0.24, 0.38),
    between(random, 32, 60),
  );
  out += clouds(canvas, h * 0.08, h * 0.36) + birds(canvas, h * 0.26);
  const rows = 9;
  for (let i = 0; i < rows; i++) {
    const y = h * (0.4 + i * 0.065);
    const length = between(random, 46, 92);
    const high = between(random, 7, 18);
    let d = `M${n(-length * random())} ${n(y)}`;
    for (let x = 0; x < w + length * 2; x += length)
      d += ` q${n(length / 4)} ${n(-high)} ${n(length / 2)} 0 t${n(length / 2)} 0`;
    out += path(
      `${d} V${n(h)} H${n(-length)}Z`,
      `fill="${colors.layer(0.1 + (i * 0.9) / rows)}" stroke="${i % 3 === 0 ? colors.hot : colors.pale}" stroke-opacity="${n(0.5 - i * 0.045)}" stroke-width="1.6"`,
    );
  }
  return out;
}
