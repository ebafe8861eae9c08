import type { Palette } from "./color.ts";
import type { Random } from "./random.ts";

/** The canvas of a motif: size in units (a cover is 300×400), random numbers and colours of the title. */
export type Canvas = { w: number; h: number; random: Random; colors: Palette; id: string };

export const n = (value: number): string => value.toFixed(1).replace(/\.0$/, "");

export const between = (random: Random, low: number, high: number): number => low + random() * (high - low);

export function circle(x: number, y: number, radius: number, attributes: string): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" ${attributes}/>`;
}

export function rect(x: number, y: number, width: number, height: number, attributes: string): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function polygon(points: readonly (readonly [number, number])[], attributes: string): string {
  return `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ")}" ${attributes}/>`;
}

export function glow(canvas: Canvas, at: [x: number, y: number], radius: number, look: string[]): string {
  const [color = "#fff", opacity = "0.6"] = look;
  const id = `${canvas.id}g${Math.round(at[0] * 10)}x${Math.round(at[1] * 10)}x${Math.round(radius)}`;
  return `<radialGradient id="${id}"><stop stop-color="${color}" stop-opacity="${opacity}"/><stop offset="0.45" stop-color="${color}" stop-opacity="${Number(opacity) * 0.36}"/><stop offset="1" stop-color="${color}" stop-opacity="0"/></radialGradient>${circle(at[0], at[1], radius, `fill="url(#${id})"`)}`;
}

/** A gradient from top to bottom, to be used as `url(#id)`. */
export function fade(
  id: string,
  stops: readonly (readonly [number, string, number])[],
  turn = 'x2="0" y2="1"',
): string {
  const list = stops.map(
    ([at, color, opacity]) => `<stop offset="${at}" stop-color="${color}" stop-opacity="${opacity}"/>`,
  );
  return `<linearGradient id="${id}" ${turn}>${list.join("")}</linearGradient>`;
}

export function stars(canvas: Canvas, count: number, bottom: number): string {
  const { random, w, colors } = canvas;
  let out = "";
  for (let i = 0; i < count; i++) {
    const big = random() ** 4;
    out += circle(
      random() * w,
      random() * bottom,
      0.4 + big * 1.6,
      `fill="${colors.pale}" opacity="${n(0.25 + random() * 0.7)}"`,
    );
  }
  return out;
}

/** A mountain line, by midpoint displacement. */
export function ridge(
  random: Random,
  w: number,
  base: number,
  amplitude: number,
  roughness = 0.55,
): [number, number][] {
  let heights = [base + (random() - 0.5) * amplitude, base + (random() - 0.5) * amplitude];
  let reach = amplitude;
  for (let level = 0; level < 6; level++) {
    const next: number[] = [];
    heights.forEach((y, i) => {
      next.push(y);
      const after = heights[i + 1];
      if (after !== undefined) next.push((y + after) / 2 + (random() - 0.5) * reach);
    });
    heights = next;
    reach *= roughness;
  }
  const step = w / (heights.length - 1);
  return heights.map((y, i) => [i * step, y]);
}

export function ground(
  line: readonly (readonly [number, number])[],
  canvas: Canvas,
  attributes: string,
): string {
  return polygon([...line, [canvas.w, canvas.h], [0, canvas.h]], attributes);
}

/** A small cloaked figure, which shows the scale of a landscape. */
export function wanderer(x: number, y: number, size: number, fill: string): string {
  const s = size;
  return (
    circle(x, y - s * 0.88, s * 0.13, `fill="${fill}"`) +
    path(
      `M${n(x)} ${n(y - s * 0.78)} C${n(x + s * 0.2)} ${n(y - s * 0.72)} ${n(x + s * 0.2)} ${n(y - s * 0.3)} ${n(x + s * 0.34)} ${n(y)} L${n(x - s * 0.24)} ${n(y)} C${n(x - s * 0.16)} ${n(y - s * 0.3)} ${n(x - s * 0.2)} ${n(y - s * 0.72)} ${n(x)} ${n(y - s * 0.78)}Z`,
      `fill="${fill}"`,
    )
  );
}
