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
  wanderer,
} from "./shapes.ts";

/** Motifs with a horizon: they make covers and, drawn wide, screenshots. */

/** What stands in the sky: a sun most of the time, else a moon, a sickle, an eclipse or a pair of suns. */
function sun(canvas: Canvas, x: number, y: number, radius: number): string {
  const { random, colors, id } = canvas;
  const kind = random();
  const light = glow(canvas, [x, y], radius * 3.4, [colors.hot, "0.55"]);
  if (kind < 0.46) return light + circle(x, y, radius, `fill="${colors.hot}"`);
  if (kind < 0.6) {
    const gradient = fade(`${id}u`, [
      [0, colors.pale, 1],
      [1, colors.hot, 1],
    ]);
    return light + gradient + circle(x, y, radius, `fill="url(#${id}u)"`);
  }
  if (kind < 0.74) {
    let craters = "";
    for (let i = 0; i < 7; i++) {
      const angle = random() * Math.PI * 2;
      const far = random() * radius * 0.72;
      const size = between(random, 0.07, 0.2) * radius;
      craters += circle(
        x + Math.cos(angle) * far,
        y + Math.sin(angle) * far,
        size,
        `fill="${colors.hot}" opacity="0.35"`,
      );
    }
    return light + circle(x, y, radius, `fill="${colors.pale}"`) + craters;
  }
  if (kind < 0.84) {
    const [r, inner] = [n(radius), n(radius * 1.14)];
    const sickle = `M${n(x)} ${n(y - radius)} A${r} ${r} 0 1 0 ${n(x)} ${n(y + radius)} A${inner} ${inner} 0 0 1 ${n(x)} ${n(y - radius)}Z`;
    return (
      light +
      path(sickle, `fill="${colors.pale}" transform="rotate(${n(between(random, -30, 50))} ${n(x)} ${n(y)})"`)
    );
  }
  if (kind < 0.93) {
    const corona = glow(canvas, [x, y], radius * 2.2, [colors.pale, "0.9"]);
    return (
      light + corona + circle(x, y, radius, `fill="${colors.top}" stroke="${colors.pale}" stroke-width="2.5"`)
    );
  }
  const small = circle(x + radius * 1.55, y - radius * 0.5, radius * 0.4, `fill="${colors.pale}"`);
  return light + circle(x, y, radius * 0.85, `fill="${colors.hot}"`) + small;
}

/** Long flat clouds. */
function clouds(canvas: Canvas, top: number, bottom: number): string {
  const { w, random, colors } = canvas;
  let out = "";
  for (let i = Math.floor(random() * 5); i > 0; i--) {
    const y = between(random, top, bottom);
    const x = random() * w;
    const wide = between(random, 50, 130);
    const puff = rect(x - wide / 4, y - 6, wide * between(random, 0.3, 0.6), 10, 'rx="4"');
    const opacity = n(between(random, 0.12, 0.34));
    out += `<g fill="${colors.pale}" opacity="${opacity}">${rect(x - wide / 2, y, wide, 7, 'rx="3.5"')}${puff}</g>`;
  }
  return out;
}

/** A few birds, far away. */
function birds(canvas: Canvas, y: number): string {
  const { w, random, colors } = canvas;
  if (random() > 0.45) return "";
  const x = w * between(random, 0.2, 0.7);
  let out = "";
  for (let i = 0; i < 5; i++) {
    const bx = x + between(random, -10, 60);
    const by = y + between(random, -24, 24);
    const s = between(random, 3, 6);
    out += path(
      `M${n(bx - s)} ${n(by - s * 0.5)} q${n(s * 0.7)} ${n(-s * 0.3)} ${n(s)} ${n(s * 0.5)} q${n(s * 0.3)} ${n(-s * 0.8)} ${n(s)} ${n(-s * 0.5)}`,
      `fill="none" stroke="${colors.ink}" stroke-width="1.3" stroke-linecap="round"`,
    );
  }
  return out;
}

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

export function planet(canvas: Canvas): string {
  const { w, h, random, colors, id } = canvas;
  const x = w * between(random, 0.35, 0.68);
  const y = h * between(random, 0.36, 0.46);
  const radius = between(random, 62, 96);
  const tilt = between(random, -32, 24);
  const wide = radius * between(random, 1.5, 1.85);
  const arc = (sweep: number) =>
    path(
      `M${n(x - wide)} ${n(y)} A${n(wide)} ${n(wide * 0.24)} 0 0 ${sweep} ${n(x + wide)} ${n(y)}`,
      `fill="none" stroke="${colors.pale}" stroke-width="3" opacity="0.85"`,
    ) +
    path(
      `M${n(x - wide * 0.87)} ${n(y)} A${n(wide * 0.87)} ${n(wide * 0.2)} 0 0 ${sweep} ${n(x + wide * 0.87)} ${n(y)}`,
      `fill="none" stroke="${colors.hot}" stroke-width="7" opacity="0.75"`,
    );
  let bands = "";
  for (let i = 0; i < 6; i++) {
    const by = y - radius + (i + random()) * (radius / 3);
    bands += rect(
      x - radius,
      by,
      radius * 2,
      between(random, 4, 16),
      `fill="${i % 2 ? colors.hot : colors.top}" opacity="${n(between(random, 0.12, 0.4))}"`,
    );
  }
  return (
    stars(canvas, 110, h * 0.9) +
    glow(canvas, [x, y], radius * 2.2, [colors.hot, "0.35"]) +
    `<g transform="rotate(${n(tilt)} ${n(x)} ${n(y)})">${random() > 0.35 ? `${arc(1)}` : ""}` +
    `<clipPath id="${id}c">${circle(x, y, radius, "")}</clipPath>` +
    `<radialGradient id="${id}p" cx="0.32" cy="0.28" r="0.85"><stop stop-color="${colors.hot}"/><stop offset="0.5" stop-color="${colors.mid}"/><stop offset="1" stop-color="${colors.ink}"/></radialGradient>` +
    `${circle(x, y, radius, `fill="url(#${id}p)"`)}<g clip-path="url(#${id}c)">${bands}</g>` +
    `<radialGradient id="${id}s" cx="0.3" cy="0.26" r="0.9"><stop offset="0.4" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="${colors.ink}" stop-opacity="0.95"/></radialGradient>${circle(x, y, radius, `fill="url(#${id}s)"`)}` +
    `${arc(0)}</g>` +
    circle(
      w * between(random, 0.1, 0.9),
      h * between(random, 0.08, 0.18),
      between(random, 5, 12),
      `fill="${colors.pale}" opacity="0.9"`,
    )
  );
}

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
