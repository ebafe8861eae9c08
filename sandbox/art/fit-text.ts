import { BREAK, widthOf } from "./type.ts";

export type Block = { lines: string[]; size: number };

/** Before Chinese and Japanese characters, except those that must not begin a line. */
const CJK_BREAK =
  /(?<=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー])(?=[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}])(?![ーぁぃぅぇぉっゃゅょァィゥェォッャュョ])/gu;
const CJK_WORD = 6;

/** Allows breaks at spaces, after hyphens of long words, and within text without spaces. */
function pieces(text: string): string[] {
  return text
    .split(/\s+/u)
    .filter(Boolean)
    .map((word) => (word.length > 10 ? word.replace(/(?<=[^\d-]-)(?=\p{L}{3})/gu, BREAK) : word))
    .map((word) => (word.includes("・") ? word.replaceAll("・", `・${BREAK}`) : breakCjk(word)))
    .flatMap((word) => word.split(new RegExp(`(?<=${BREAK})`, "u")));
}

const breakCjk = (word: string) => (word.length > CJK_WORD ? word.replace(CJK_BREAK, BREAK) : word);

const joined = (first: string, next: string) =>
  first.endsWith(BREAK) ? first.slice(0, -1) + next : `${first} ${next}`;

/** Joins a number to the word before it, so that no line is only "2". */
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

/** The factor by which text may shrink to need one line less. */
const FEWER_LINES = 0.86;

/** The largest text that fits the box, in lines of about equal length. */
export function fitText(text: string, box: Box): Block {
  const words = pieces(text);
  const loose = fitWords(words, box);
  const tight = fitWords(glue(words), box);
  const { lines, size } = tight.size >= loose.size * 0.78 ? tight : loose;
  return { lines: lines.map((line) => line.replaceAll(BREAK, "")), size };
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

/** Shrinks the text below the minimum size if necessary. */
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
