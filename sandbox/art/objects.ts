import {
  between,
  type Canvas,
  circle,
  fade,
  glow,
  n,
  path,
  polygon,
  rect,
  stars,
  wanderer,
} from "./shapes.ts";

/** One or a few objects in the middle, for covers. */

export function crystal(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const x = w * between(random, 0.42, 0.58);
  const y = h * 0.4;
  let out = glow(canvas, [x, y], 190, [colors.hot, "0.5"]) + stars(canvas, 36, h * 0.8);
  const shades = [colors.pale, colors.hot, colors.warm, colors.mid, colors.top, colors.dark];
  const count = 3 + Math.floor(random() * 3);
  for (let i = 0; i < count; i++) {
    const middle = i === count - 1;
    const cx = middle ? x : x + between(random, -92, 92);
    const tall = middle ? between(random, 118, 146) : between(random, 56, 100);
    const wide = tall * between(random, 0.26, 0.42);
    const lean = middle ? between(random, -6, 6) : (cx - x) * 0.35;
    const cy = middle ? y : y + between(random, 20, 60);
    const ridgeX = cx + wide * between(random, -0.3, 0.3);
    const facets: [number, number][][] = [
      [
        [cx + lean, cy - tall],
        [cx - wide, cy - tall * 0.35],
        [ridgeX, cy - tall * 0.28],
      ],
      [
        [cx + lean, cy - tall],
        [cx + wide, cy - tall * 0.35],
        [ridgeX, cy - tall * 0.28],
      ],
      [
        [cx - wide, cy - tall * 0.35],
        [ridgeX, cy - tall * 0.28],
        [cx - lean * 0.3, cy + tall],
      ],
      [
        [cx + wide, cy - tall * 0.35],
        [ridgeX, cy - tall * 0.28],
        [cx - lean * 0.3, cy + tall],
      ],
    ];
    facets.forEach((facet, k) => {
      out += polygon(
        facet,
        `fill="${shades[Math.min(5, k + (middle ? 0 : 1))] ?? colors.mid}" opacity="0.95"`,
      );
    });
  }
  return out;
}

export function portal(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  const x = w * between(random, 0.42, 0.58);
  const foot = h * 0.68;
  const arch = (half: number, fill: string) =>
    path(
      `M${n(x - half)} ${n(foot)} V${n(foot - half * 1.5)} A${n(half)} ${n(half)} 0 0 1 ${n(x + half)} ${n(foot - half * 1.5)} V${n(foot)}Z`,
      `fill="${fill}"`,
    );
  let out = "";
  const count = 5 + Math.floor(random() * 3);
  const outer = between(random, 116, 134);
  for (let i = 0; i < count; i++)
    out += arch(outer - (i * (outer - 38)) / count, colors.layer(1 - i / count));
  out +=
    fade(`${id}l`, [
      [0, colors.hot, 1],
      [1, colors.pale, 1],
    ]) + arch(38, `url(#${id}l)`);
  out += glow(canvas, [x, foot - 50], 150, [colors.hot, "0.4"]);
  out += rect(0, foot, w, h - foot, `fill="${colors.layer(0.95)}"`);
  out += polygon(
    [
      [x - 38, foot],
      [x + 38, foot],
      [x + 130, h],
      [x - 130, h],
    ],
    `fill="${colors.hot}" opacity="0.42"`,
  );
  return out + wanderer(x + between(random, -10, 10), foot + 10, 34, colors.ink);
}

export function blocks(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  const side = between(random, 22, 34);
  const dx = side * 0.866;
  let out = "";
  for (let row = 0; row * side * 0.5 < h * 1.1; row++) {
    for (let column = -1; column * dx * 2 < w + dx * 2; column++) {
      const x = column * dx * 2 + (row % 2 ? dx : 0);
      const lift = Math.floor(random() * 4 * (1 - Math.abs(x - w / 2) / w)) * side * 0.75;
      const y = h * 0.24 + row * side * 0.5 - lift;
      const top = random() > 0.86 ? colors.hot : random() > 0.8 ? colors.warm : colors.mid;
      out += polygon(
        [
          [x, y],
          [x + dx, y - side / 2],
          [x + dx * 2, y],
          [x + dx, y + side / 2],
        ],
        `fill="${top}"`,
      );
      out += polygon(
        [
          [x, y],
          [x + dx, y + side / 2],
          [x + dx, y + side * 3],
          [x, y + side * 2.5],
        ],
        `fill="${colors.dark}"`,
      );
      out += polygon(
        [
          [x + dx * 2, y],
          [x + dx, y + side / 2],
          [x + dx, y + side * 3],
          [x + dx * 2, y + side * 2.5],
        ],
        `fill="${colors.top}"`,
      );
    }
  }
  return out;
}

export function orbs(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  let out = "";
  const fills = [colors.hot, colors.mid, colors.warm, colors.pale];
  for (let i = 0; i < 12; i++) {
    const radius = i < 4 ? between(random, 46, 88) : between(random, 9, 42);
    const fill = fills[i % 4] ?? colors.hot;
    const g = `${id}o${i}`;
    out += `<radialGradient id="${g}" cx="0.35" cy="0.3" r="0.75"><stop stop-color="${fill}"/><stop offset="1" stop-color="${colors.dark}"/></radialGradient>`;
    out += circle(
      w * random(),
      h * between(random, 0.02, 0.66),
      radius,
      `fill="url(#${g})" opacity="${n(between(random, 0.7, 1))}"`,
    );
  }
  return out;
}
