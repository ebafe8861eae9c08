import { between, type Canvas, circle, fade, glow, n, path, rect } from "./shapes.ts";

/** Mostly a sun, otherwise a moon, a crescent, an eclipse or two suns. */
export function sun(canvas: Canvas, x: number, y: number, radius: number): string {
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

export function clouds(canvas: Canvas, top: number, bottom: number): string {
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

export function birds(canvas: Canvas, y: number): string {
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
