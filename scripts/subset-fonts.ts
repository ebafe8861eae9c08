import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/**
 * Cuts the two fonts of every page down to what pages use, about half of their packages' bytes: Latin-1 with the
 * punctuation of running text, and the weights that app/globals.css and the components ask for. Run by hand after
 * either font's package has changed: `node scripts/subset-fonts.ts`.
 */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ıŒœˆ˚˜–—―‘’‚“”„†‡•…‰‹›⁄€™−"].join("");

/** What the pages use of what the fonts can do beside setting one letter after the other: kerning, and figures of one width. */
const keepFeatures = ["kern", "tnum"];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function cut(from: string, to: string, wght: number | { min: number; max: number }) {
  const font = readFileSync(`node_modules/@fontsource-variable/${from}`);
  // Its types are older than `keepFeatures`, and take it in a variable only.
  const options = { targetFormat: "woff2" as const, variationAxes: { wght }, keepFeatures };
  const small = await subsetFont(font, characters, options);
  writeFileSync(`app/fonts/${to}`, small);
  console.log(`${to}: ${font.length} → ${small.length} bytes`);
}

// Headings have one weight.
await cut(
  "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  "bricolage-latin-650.woff2",
  650,
);
await cut("inter/files/inter-latin-wght-normal.woff2", "inter-latin-400-700.woff2", { min: 400, max: 700 });
