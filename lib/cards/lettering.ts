import "server-only";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as fontkit from "fontkit";

/** Typefaces; the files of each are tried in order for a letter. */
export type Cut = "display" | "body";

type Face = { font: fontkit.Font; bold: number };
type File = readonly [path: string, bold: number];

const BRICOLAGE = "bricolage-grotesque/files/bricolage-grotesque";
const INTER = "inter/files/inter";
const INTER_SUBSETS = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext", "greek", "greek-ext"];

/**
 * Bricolage's default is its heavy weight, Latin only. Inter's default is regular; a stroke in its own colour makes it as
 * heavy as the text beside it. In em.
 */
const FILES: Readonly<Record<Cut, readonly File[]>> = {
  display: [
    ...["latin", "latin-ext", "vietnamese"].map(
      (set): File => [`${BRICOLAGE}-${set}-standard-normal.woff2`, 0],
    ),
    ...INTER_SUBSETS.map((set): File => [`${INTER}-${set}-wght-normal.woff2`, 0.06]),
  ],
  body: INTER_SUBSETS.map((set): File => [`${INTER}-${set}-wght-normal.woff2`, 0.022]),
};

const faces = new Map<string, Face>();

function face([path, bold]: File): Face {
  const key = `${path} ${bold}`;
  const known = faces.get(key);
  if (known) return known;
  const file = join(process.cwd(), "node_modules/@fontsource-variable", path);
  const loaded = { font: fontkit.create(readFileSync(file)), bold };
  faces.set(key, loaded);
  return loaded;
}

function faceFor(char: string, cut: Cut): Face | undefined {
  const codePoint = char.codePointAt(0) ?? 0;
  for (const file of FILES[cut]) {
    const candidate = face(file);
    if (candidate.font.hasGlyphForCodePoint(codePoint)) return candidate;
  }
  return undefined;
}

/** Whether the packaged fonts have a glyph for every letter and digit. */
export function canDraw(text: string, cut: Cut): boolean {
  const letters = [...text.normalize("NFC")].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return letters.length > 0 && letters.every((char) => faceFor(char, cut) !== undefined);
}

type Run = { face: Face; text: string };

/** Splits the text by font; characters without a glyph are dropped instead of drawn as boxes. */
function runs(text: string, cut: Cut): Run[] {
  const result: Run[] = [];
  for (const char of text.normalize("NFC")) {
    const found = faceFor(char, cut);
    if (!found) continue;
    const last = result.at(-1);
    if (last && (last.face === found || char === " ")) last.text += char;
    else result.push({ face: found, text: char });
  }
  return result;
}

/** Width in em, with `tracking` em after each glyph. */
export function widthOf(text: string, cut: Cut, tracking = 0): number {
  let width = 0;
  for (const { face: used, text: part } of runs(text, cut)) {
    for (const { xAdvance } of used.font.layout(part).positions) {
      width += xAdvance / used.font.unitsPerEm + tracking;
    }
  }
  return width;
}

type TextStyle = { cut: Cut; size: number; fill: string; tracking?: number };

/** The text as SVG paths, with its baseline at (x, y). */
export function drawText(text: string, x: number, y: number, style: TextStyle): string {
  const { cut, size, fill, tracking = 0 } = style;
  let pen = x;
  let out = "";
  for (const { face: used, text: part } of runs(text, cut)) {
    const { unitsPerEm } = used.font;
    const scale = size / unitsPerEm;
    const { glyphs, positions } = used.font.layout(part);
    const stroke = used.bold
      ? ` stroke="${fill}" stroke-linejoin="round" stroke-width="${(used.bold * unitsPerEm).toFixed(0)}"`
      : "";
    for (const [index, glyph] of glyphs.entries()) {
      const position = positions[index];
      if (!position) continue;
      const d = glyph.path.toSVG();
      const at = `${(pen + position.xOffset * scale).toFixed(2)} ${y.toFixed(2)}`;
      const turned = `translate(${at}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})`;
      if (d) out += `<path transform="${turned}" d="${d}" fill="${fill}"${stroke}/>`;
      pen += position.xAdvance * scale + tracking * size;
    }
  }
  return out;
}
