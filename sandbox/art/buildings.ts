import {
  between,
  type Canvas,
  circle,
  fade,
  glow,
  ground,
  n,
  path,
  polygon,
  rect,
  ridge,
  stars,
} from "./shapes.ts";
import { sun } from "./sky.ts";

/** Built landscapes, for covers and screenshots. */

export function skyline(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  let out =
    stars(canvas, 40, h * 0.4) +
    sun(canvas, w * between(random, 0.2, 0.8), h * between(random, 0.2, 0.34), between(random, 24, 46));
  for (let layer = 0; layer < 3; layer++) {
    const fill = colors.layer(0.25 + layer * 0.34);
    for (let x = -10; x < w; ) {
      const width = between(random, 14, 34) + layer * 5;
      const top = h * between(random, 0.26 + layer * 0.13, 0.58 + layer * 0.1);
      out += rect(x, top, width, h - top, `fill="${fill}"`);
      if (random() > 0.7) out += rect(x + width / 2 - 1, top - 26, 2, 26, `fill="${fill}"`);
      for (let wy = top + 8; wy < h * 0.86; wy += 10) {
        for (let wx = x + 4; wx < x + width - 5; wx += 7) {
          if (random() > 0.8)
            out += rect(
              wx,
              wy,
              3.4,
              5,
              `fill="${random() > 0.3 ? colors.hot : colors.pale}" opacity="${n(0.35 + layer * 0.25)}"`,
            );
        }
      }
      x += width + between(random, -4, 8);
    }
  }
  return out;
}

export function road(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  const horizon = h * between(random, 0.5, 0.56);
  const x = w * between(random, 0.42, 0.58);
  const radius = between(random, 62, 92);
  const cy = horizon - radius * 0.55;
  let bars = "";
  for (let i = 0; i < 6; i++) bars += rect(0, cy + radius * (0.02 + i * 0.17), w, 2 + i * 1.5, `fill="#000"`);
  let out = stars(canvas, 50, horizon) + glow(canvas, [x, cy], radius * 2.4, [colors.hot, "0.5"]);
  out += fade(`${id}s`, [
    [0, colors.hot, 1],
    [1, colors.warm, 1],
  ]);
  out += `<mask id="${id}m"><rect width="${w}" height="${h}" fill="#fff"/>${bars}</mask>${circle(x, cy, radius, `fill="url(#${id}s)" mask="url(#${id}m)"`)}`;
  out += ground(ridge(random, w, horizon - 6, h * 0.14, 0.52), canvas, `fill="${colors.layer(0.55)}"`);
  out += rect(0, horizon, w, h - horizon, `fill="${colors.ink}"`);
  for (let i = -14; i <= 14; i++)
    out += path(
      `M${n(x + i * 6)} ${n(horizon)} L${n(x + i * 90)} ${n(h)}`,
      `stroke="${colors.hot}" stroke-width="1" opacity="0.55"`,
    );
  for (let i = 0; i < 12; i++)
    out += rect(0, horizon + (h - horizon) * (i / 12) ** 2, w, 1, `fill="${colors.hot}" opacity="0.55"`);
  return out + rect(0, horizon - 0.8, w, 1.8, `fill="${colors.pale}" opacity="0.8"`);
}

export function keep(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const x = w * between(random, 0.34, 0.66);
  let out =
    stars(canvas, 50, h * 0.5) +
    sun(canvas, x + between(random, -60, 60), h * between(random, 0.22, 0.36), between(random, 40, 74));
  out += ground(ridge(random, w, h * 0.56, h * 0.2, 0.5), canvas, `fill="${colors.layer(0.25)}"`);
  const rock = h * between(random, 0.5, 0.58);
  const fill = colors.layer(0.72);
  const towers = 3 + Math.floor(random() * 4);
  for (let i = 0; i < towers; i++) {
    const width = between(random, 10, 22);
    const tx = x - 46 + (92 * (i + random() * 0.6)) / towers;
    const top = rock - h * between(random, 0.06, 0.28);
    out += rect(tx, top, width, rock - top + 50, `fill="${fill}"`);
    if (random() > 0.4)
      out += polygon(
        [
          [tx - 3, top],
          [tx + width + 3, top],
          [tx + width / 2, top - width * between(random, 1, 2.2)],
        ],
        `fill="${fill}"`,
      );
    else
      for (let c = 0; c < 3; c++)
        out += rect(tx - 1 + (c * (width + 2 - 4)) / 2, top - 4, 4, 5, `fill="${fill}"`);
    out += rect(tx + width / 2 - 1.5, top + 10, 3, 6, `fill="${colors.hot}"`);
    if (random() > 0.5) out += rect(tx + width / 2 - 1.5, top + 26, 3, 6, `fill="${colors.hot}"`);
  }
  out += polygon(
    [
      [x - 58, rock],
      [x + 60, rock],
      [x + 84, rock + 70],
      [w, h * 0.82],
      [w, h],
      [0, h],
      [0, h * 0.8],
      [x - 96, rock + 64],
    ],
    `fill="${fill}"`,
  );
  return out + ground(ridge(random, w, h * 0.8, h * 0.1, 0.5), canvas, `fill="${colors.layer(1)}"`);
}

export function isles(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  let out =
    stars(canvas, 30, h * 0.7) +
    sun(canvas, w * between(random, 0.2, 0.8), h * between(random, 0.14, 0.3), between(random, 24, 50));
  const count = Math.round((5 * w) / 300);
  for (let i = 0; i < count; i++) {
    const depth = i / (count - 1);
    const wide = between(random, 34, 60) * (0.6 + depth * 0.9);
    const x = w * (((i * 0.62 + random() * 0.3) % 1) * 0.86 + 0.07);
    const y = h * (0.24 + depth * 0.34 + between(random, -0.04, 0.04));
    const fill = colors.layer(0.3 + depth * 0.6);
    const under: [number, number][] = [[x - wide, y]];
    for (let k = 1; k < 8; k++)
      under.push([
        x - wide + (2 * wide * k) / 8,
        y + wide * (1 - Math.abs(k - 4) / 4) * between(random, 0.7, 1.5) + 5,
      ]);
    out +=
      polygon([...under, [x + wide, y]], `fill="${fill}"`) +
      rect(
        x - wide - 2,
        y - 4,
        wide * 2 + 4,
        7,
        `rx="3.5" fill="${colors.hot}" opacity="${n(0.55 + depth * 0.4)}"`,
      );
    for (let k = 0; k < 3; k++) {
      const tx = x + between(random, -0.75, 0.75) * wide;
      const tall = between(random, 10, 26) * (0.6 + depth * 0.7);
      out += polygon(
        [
          [tx - tall * 0.26, y - 3],
          [tx + tall * 0.26, y - 3],
          [tx, y - 3 - tall],
        ],
        `fill="${fill}"`,
      );
    }
  }
  return out;
}
