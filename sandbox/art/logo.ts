import { type Palette, palette } from "./color.ts";
import { fitText } from "./fit-text.ts";
import { pick, seeded } from "./random.ts";
import { circle, n, path, polygon, rect } from "./shapes.ts";
import { drawText, widthOf } from "./type.ts";

export const LOGO = { w: 568, h: 320 };
const MARK = 92;

const MARKS = [
  (x: number, y: number, c: Palette) =>
    circle(x, y, 40, `fill="${c.hot}"`) + circle(x + 14, y - 12, 26, `fill="${c.mid}"`),
  (x: number, y: number, c: Palette) =>
    rect(x - 38, y - 38, 34, 76, `rx="6" fill="${c.hot}"`) +
    rect(x + 4, y - 10, 34, 48, `rx="6" fill="${c.mid}"`),
  (x: number, y: number, c: Palette) =>
    polygon(
      [
        [x, y - 42],
        [x + 40, y + 34],
        [x - 40, y + 34],
      ],
      `fill="${c.hot}"`,
    ) + circle(x, y + 12, 13, `fill="${c.pale}"`),
  (x: number, y: number, c: Palette) =>
    path(`M${n(x - 40)} ${n(y)} a40 40 0 0 1 80 0Z`, `fill="${c.hot}"`) +
    path(`M${n(x - 40)} ${n(y + 6)} a40 40 0 0 0 80 0Z`, `fill="${c.mid}"`),
  (x: number, y: number, c: Palette) =>
    rect(x - 30, y - 30, 60, 60, `rx="8" fill="${c.hot}" transform="rotate(45 ${x} ${y})"`) +
    rect(x - 13, y - 13, 26, 26, `rx="4" fill="${c.pale}" transform="rotate(45 ${x} ${y})"`),
] as const;

/** A wordmark with a small symbol, without a background. */
export function logoArt(name: string): string {
  const random = seeded(`logo ${name}`);
  const colors = palette(random);
  const mark = pick(random, MARKS);
  const text = fitText(name, { width: LOGO.w - MARK - 70, height: 190, max: 92, min: 30, leading: 1.02 });
  const wide = Math.max(0, ...text.lines.map((line) => widthOf(line) * text.size));
  const left = (LOGO.w - wide - MARK - 26) / 2;
  const high = text.lines.length * text.size * 1.02;
  let out = mark(left + MARK / 2, LOGO.h / 2, colors);
  text.lines.forEach((line, i) => {
    const y = (LOGO.h - high) / 2 + text.size * 0.82 + i * text.size * 1.02;
    out += drawText(line, left + MARK + 26, y, text.size, colors.pale);
  });
  return out;
}

/** The background of logos in formats without transparency. */
export const LOGO_GROUND = "#1b1a22";
