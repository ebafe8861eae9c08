import { between, type Canvas, circle, glow, n, path, polygon, rect, stars } from "./shapes.ts";

/** A planet for covers and screenshots, a constellation for covers. */

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

export function constellation(canvas: Canvas): string {
  const { w, h, random, colors } = canvas;
  let out = stars(canvas, 120, h) + glow(canvas, [w / 2, h * 0.38], 190, [colors.mid, "0.8"]);
  const points: [number, number][] = [];
  const count = 7 + Math.floor(random() * 4);
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const far = between(random, 42, 128);
    points.push([w / 2 + Math.cos(angle) * far, h * 0.38 + Math.sin(angle) * far]);
  }
  for (const radius of [72, 104, 136])
    out += circle(
      w / 2,
      h * 0.38,
      radius,
      `fill="none" stroke="${colors.pale}" stroke-opacity="0.22" stroke-width="1" stroke-dasharray="${n(between(random, 1, 12))} ${n(between(random, 3, 9))}"`,
    );
  out += polygon(
    points,
    `fill="${colors.hot}" fill-opacity="0.14" stroke="${colors.hot}" stroke-width="1.6"`,
  );
  points.forEach(([x, y], i) => {
    const other = points[(i * 3 + 2) % points.length];
    if (other)
      out += path(
        `M${n(x)} ${n(y)} L${n(other[0])} ${n(other[1])}`,
        `stroke="${colors.hot}" stroke-width="0.9" opacity="0.6"`,
      );
    out += circle(x, y, 3 + random() * 4, `fill="${colors.pale}"`);
  });
  return out;
}
