import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import * as fontkit from "fontkit";

type Face = { font: fontkit.Font; bold: number };

const require = createRequire(import.meta.url);

/** Bricolage's own default is its heaviest, largest cut; Inter's is regular, so it gets a stroke of its own colour. */
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
];

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

/** Whether every letter and digit of the text has a glyph in the packaged fonts. */
export function canDraw(text: string): boolean {
  const letters = [...text.normalize("NFC")].filter((char) => /[\p{L}\p{N}]/u.test(char));
  return letters.length > 0 && letters.every((char) => faceFor(char) !== undefined);
}

type Run = { face: Face; text: string };

function runs(text: string): Run[] {
  const result: Run[] = [];
  for (const char of text.normalize("NFC")) {
    const found = faceFor(char);
    if (!found) continue;
    const last = result.at(-1);
    if (last && (last.face === found || char === " ")) last.text += char;
    else result.push({ face: found, text: char });
  }
  return result;
}

/** Width of the text in em. */
export function widthOf(text: string): number {
  let width = 0;
  for (const run of runs(text)) {
    for (const position of run.face.font.layout(run.text).positions) {
      width += position.xAdvance / run.face.font.unitsPerEm;
    }
  }
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

export type Block = { lines: string[]; size: number };

/** Where a line may break: at spaces, and after a hyphen inside a long word. */
function pieces(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .flatMap((word) => (word.length > 10 ? word.split(/(?<=[^\d-]-)(?=\p{L}{3})/u) : [word]));
}

const joined = (first: string, next: string) => (first.endsWith("-") ? first + next : `${first} ${next}`);

/** Keeps a number with the word before it, so that no line is only a "2". */
function glue(words: string[]): string[] {
  const glued: string[] = [];
  for (const word of words) {
    const last = glued.at(-1);
    if (last && /^(?:\d{1,2}|[IVX]{1,4}|\+|&|[:–-])$/u.test(word))
      glued[glued.length - 1] = joined(last, word);
    else glued.push(word);
  }
  return glued;
}

function wrap(words: string[], limit: number): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? "" : joined(last, word);
    if (longer && widthOf(longer) <= limit) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

type Box = { width: number; height: number; max: number; min: number; leading: number };

/** A line less is worth letters this much smaller. */
const FEWER_LINES = 0.86;

/** The largest setting of the text that fits the box (all in the same unit); the lines come out about equally long. */
export function fitText(text: string, box: Box): Block {
  const words = pieces(text);
  const loose = fitWords(words, box);
  const tight = fitWords(glue(words), box);
  return tight.size >= loose.size * 0.78 ? tight : loose;
}

function fitWords(words: string[], box: Box): Block {
  const widest = Math.max(...words.map(widthOf));
  for (let size = box.max; size > box.min; size *= 0.95) {
    const limit = box.width / size;
    if (widest > limit) continue;
    const lines = wrap(words, limit);
    if (lines.length * size * box.leading > box.height) continue;
    const fewer = wrap(words, limit / FEWER_LINES);
    if (fewer.length < lines.length)
      return { lines: balance(words, limit / FEWER_LINES, fewer), size: size * FEWER_LINES };
    return { lines: balance(words, limit, lines), size };
  }
  return squeeze(words, widest, box);
}

/** Below the smallest size that reads well: as small as it takes. */
function squeeze(words: string[], widest: number, box: Box): Block {
  let size = Math.min(box.min, box.width / widest);
  let lines = wrap(words, box.width / size);
  while (lines.length * size * box.leading > box.height && size > 4) {
    size *= 0.95;
    lines = wrap(words, box.width / size);
  }
  return { lines, size };
}

function balance(words: string[], limit: number, lines: string[]): string[] {
  let best = lines;
  for (let tighter = limit * 0.95; tighter > limit * 0.4; tighter *= 0.95) {
    const next = wrap(words, tighter);
    if (next.length > lines.length) break;
    best = next;
  }
  return best;
}
