import { isles, keep, road, skyline } from "./buildings.ts";
import { type Palette, palette } from "./color.ts";
import { fitText } from "./fit-text.ts";
import { dunes, forest, hills, lake, waves } from "./landscapes.ts";
import { blocks, crystal, orbs, portal } from "./objects.ts";
import { bands, burst, maze, rings, slabs, tiles } from "./patterns.ts";
import { pick, type Random, seeded } from "./random.ts";
import { type Canvas, fade, rect } from "./shapes.ts";
import { constellation, planet } from "./space.ts";
import { drawText, isTall, widthOf } from "./type.ts";

export const COVER = { w: 300, h: 400 };
const MARGIN = 20;

const MOTIFS = [
  hills,
  planet,
  skyline,
  forest,
  lake,
  dunes,
  road,
  keep,
  waves,
  isles,
  slabs,
  rings,
  tiles,
  burst,
  crystal,
  portal,
  bands,
  constellation,
  blocks,
  maze,
  orbs,
] as const;

/** The background of every picture: a sky, dark at the bottom. */
export function sky(canvas: Canvas): string {
  const { colors, id, w, h } = canvas;
  const stops = [
    [0, colors.top, 1],
    [0.55, colors.horizon, 1],
    [1, colors.dark, 1],
  ] as const;
  return fade(`${id}y`, stops) + rect(0, 0, w, h, `fill="url(#${id}y)"`);
}

/** Splits `Name: second part` into a large and a small line. */
function parts(title: string): [main: string, rest: string] {
  const split = /^(.{3,}?)(?::| [–—-]) (.{2,})$/u.exec(title);
  return split?.[1] && split[2] ? [split[1], split[2]] : [title, ""];
}

/** Upper case; Greek without accents. */
function capitals(text: string): string {
  return /\p{Script=Greek}/u.test(text) ? text.toLocaleUpperCase("el") : text.toUpperCase();
}

function titleBlock(title: string, colors: Palette, random: Random): string {
  const [main, rest] = parts(title.replaceAll("'", "’"));
  const width = COVER.w - 2 * MARGIN;
  const leading = isTall(main) ? 1.12 : 0.92;
  const large = fitText(capitals(main), {
    width,
    height: rest ? 120 : 150,
    max: 62,
    min: 22,
    leading,
  });
  const small = rest
    ? fitText(rest, { width, height: 64, max: Math.min(30, large.size * 0.72), min: 17, leading: 1.08 })
    : undefined;
  const centred = random() > 0.72;
  const line = (text: string, y: number, size: number, fill: string) =>
    drawText(text, centred ? (COVER.w - widthOf(text) * size) / 2 : MARGIN - size * 0.03, y, size, fill);
  let y = COVER.h - 22;
  let out = "";
  for (const text of [...(small?.lines ?? [])].reverse()) {
    out += line(text, y, small?.size ?? 0, colors.hot);
    y -= (small?.size ?? 0) * 1.08;
  }
  if (small) y -= 3;
  for (const text of [...large.lines].reverse()) {
    out += line(text, y, large.size, colors.pale);
    y -= large.size * leading;
  }
  return scrim(colors, y) + out;
}

/** Darkens the picture below the title, so that it is readable on any motif. */
function scrim(colors: Palette, top: number): string {
  const start = Math.max(0.1, (top - 70) / COVER.h);
  const end = Math.min(0.95, (top + 34) / COVER.h);
  return (
    fade("scrim", [
      [start, colors.ink, 0],
      [(start + end) / 2, colors.ink, 0.55],
      [end, colors.ink, 0.9],
      [1, colors.ink, 0.98],
    ]) + rect(0, 0, COVER.w, COVER.h, 'fill="url(#scrim)"')
  );
}

/** A cover of 300×400 units: colours and motif by key, the title at the bottom. */
export function coverArt(key: string, title: string): string {
  const random = seeded(key);
  const colors = palette(random);
  const canvas = { ...COVER, random, colors, id: "c" };
  const motif = pick(random, MOTIFS);
  const sheen =
    '<radialGradient id="v" cx="0.5" cy="0.4" r="0.8"><stop offset="0.55" stop-opacity="0"/><stop offset="1" stop-opacity="0.38"/></radialGradient>' +
    rect(0, 0, COVER.w, COVER.h, 'fill="url(#v)"');
  return sky(canvas) + motif(canvas) + sheen + (title ? titleBlock(title, colors, random) : "");
}
