import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import * as fontkit from "fontkit";

type Face = { font: fontkit.Font; bold: number };

const require = createRequire(import.meta.url);
const OWN_FONTS = fileURLToPath(new URL("./fonts/", import.meta.url));

/** Bricolage's default weight is its heaviest; Inter's is regular, so it gets a stroke of the same colour. */
const FILES: readonly (readonly [file: string, bold: number])[] = [
  ["@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-standard-normal.woff2", 0],
  ["@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-ext-standard-normal.woff2", 0],
  ["@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-vietnamese-standard-normal.woff2", 0],
  ["@fontsource-variable/inter/files/inter-cyrillic-wght-normal.woff2", 0.07],
  ["@fontsource-variable/inter/files/inter-cyrillic-ext-wght-normal.woff2", 0.07],
  ["@fontsource-variable/inter/files/inter-greek-wght-normal.woff2", 0.07],
  ["@fontsource-variable/inter/files/inter-greek-ext-wght-normal.woff2", 0.07],
  ["@fontsource-variable/inter/files/inter-latin-wght-normal.woff2", 0.07],
  ["@fontsource-variable/inter/files/inter-latin-ext-wght-normal.woff2", 0.07],
  [`${OWN_FONTS}noto-sans-jp-titles.woff`, 0],
  [`${OWN_FONTS}noto-sans-kr-titles.woff`, 0],
  [`${OWN_FONTS}noto-sans-sc-titles.woff`, 0],
];

/** Zero-width break opportunity. */
export const BREAK = "\u200b";

const faces = new Map<string, Face>();

function face(file: string, bold: number): Face {
  const known = faces.get(file);
  if (known) return known;
  const loaded = { font: fontkit.create(readFileSync(require.resolve(file))), bold };
  faces.set(file, loaded);
  return loaded;
}

function faceFor(char: string): Face | undefined {
  const codePoint = char.codePointAt(0) ?? 0;
  for (const [file, bold] of FILES) {
    const candidate = face(file, bold);
    if (candidate.font.hasGlyphForCodePoint(codePoint)) return candidate;
  }
  return undefined;
}

/** Whether the packaged fonts have a glyph for every letter and digit. */
export function canDraw(text: string): boolean {
  const letters = [...text.normalize("NFC")].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return letters.length > 0 && letters.every((char) => faceFor(char) !== undefined);
}

type Run = { face: Face; text: string };

function runs(text: string): Run[] {
  const result: Run[] = [];
  for (const char of text.normalize("NFC").replaceAll(BREAK, "")) {
    const found = faceFor(char);
    if (!found) continue;
    const last = result.at(-1);
    if (last && (last.face === found || char === " ")) last.text += char;
    else result.push({ face: found, text: char });
  }
  return result;
}

/** Chinese, Japanese and Korean text fills the line height, and needs more line spacing. */
export function isTall(text: string): boolean {
  return /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Hang}]/u.test(text);
}

const MAX_WIDTHS = 2000;
const widths = new Map<string, number>();

/** Width of the text in em. */
export function widthOf(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  let width = 0;
  for (const run of runs(text)) {
    for (const position of run.face.font.layout(run.text).positions) {
      width += position.xAdvance / run.face.font.unitsPerEm;
    }
  }
  // Fitting a title measures the same texts repeatedly.
  if (widths.size > MAX_WIDTHS) widths.clear();
  widths.set(text, width);
  return width;
}

/** The text as SVG paths, its baseline starting at (x, y). */
export function drawText(text: string, x: number, y: number, size: number, fill: string): string {
  let pen = x;
  let out = "";
  for (const { face: used, text: part } of runs(text)) {
    const scale = size / used.font.unitsPerEm;
    const { glyphs, positions } = used.font.layout(part);
    glyphs.forEach((glyph, i) => {
      const position = positions[i];
      if (!position) return;
      const d = glyph.path.toSVG();
      const stroke = used.bold
        ? ` stroke="${fill}" stroke-linejoin="round" stroke-width="${(used.bold * used.font.unitsPerEm).toFixed(0)}"`
        : "";
      if (d) {
        const at = `${(pen + position.xOffset * scale).toFixed(2)} ${y.toFixed(2)}`;
        out += `<path transform="translate(${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${d}" fill="${fill}"${stroke}/>`;
      }
      pen += position.xAdvance * scale;
    });
  }
  return out;
}
