import { readFileSync, writeFileSync } from "node:fs";
import subsetFont from "subset-font";

/**
 * Subsets the two fonts of every page to about half their size: Latin-1 with punctuation, and the weights that are
 * used. Run after an update of either font's package: `node scripts/subset-fonts.ts`.
 */
const characters = [...range(0x20, 0x7e), ...range(0xa0, 0xff), ..."ıŒœˆ˚˜–—―‘’‚“”„†‡•…‰‹›⁄€™−"].join("");

/** Kerning and tabular figures. */
const keepFeatures = ["kern", "tnum"];

function range(first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, index) => String.fromCodePoint(first + index));
}

async function subset(from: string, to: string, wght: number | { min: number; max: number }) {
  const font = readFileSync(`node_modules/@fontsource-variable/${from}`);
  // A variable, because the types lack `keepFeatures` and literals are checked for unknown properties.
  const options = { targetFormat: "woff2" as const, variationAxes: { wght }, keepFeatures };
  const result = await subsetFont(font, characters, options);
  writeFileSync(`app/fonts/${to}`, result);
  console.log(`${to}: ${font.length} → ${result.length} bytes`);
}

// Headings have one weight.
await subset(
  "bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2",
  "bricolage-latin-650.woff2",
  650,
);
await subset("inter/files/inter-latin-wght-normal.woff2", "inter-latin-400-700.woff2", {
  min: 400,
  max: 700,
});
