import "server-only";
import { type Cut, widthOf } from "./lettering";

type Fitted = { lines: string[]; size: number };
export type Box = { width: number; sizes: readonly number[]; maxLines: number; cut: Cut; tracking?: number };

/** The text in the largest of `sizes` that fits the box; truncated with an ellipsis when none does. */
export function fitText(text: string, { width, sizes, maxLines, cut, tracking = 0 }: Box): Fitted {
  const words = text.normalize("NFC").trim().split(/\s+/);
  for (const [index, size] of sizes.entries()) {
    // Large sizes are for few lines, so that a long title does not fill the card.
    const lines = wrap(words, width / size, cut, tracking);
    const allowed = Math.min(maxLines, 2 + Math.floor(index / 2));
    if (lines && lines.length <= allowed) return { lines, size };
  }
  const size = sizes.at(-1) ?? 16;
  return { lines: cutToLines(words, width / size, maxLines, cut, tracking), size };
}

/** Lines of words, or null when a word is wider than a line. */
function wrap(words: readonly string[], width: number, cut: Cut, tracking: number): string[] | null {
  const lines: string[] = [];
  for (const word of words) {
    if (widthOf(word, cut, tracking) > width) return null;
    const longer = `${lines.at(-1) ?? ""} ${word}`.trim();
    if (lines.length > 0 && widthOf(longer, cut, tracking) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

function cutToLines(
  words: readonly string[],
  width: number,
  maxLines: number,
  cut: Cut,
  tracking: number,
): string[] {
  const fits = (line: string) => widthOf(line, cut, tracking) <= width;
  const lines: string[] = [];
  let line = "";
  for (const character of words.join(" ")) {
    if (fits(line + character)) {
      line += character;
      continue;
    }
    const space = line.lastIndexOf(" ");
    if (lines.length + 1 === maxLines) return [...lines, `${line.slice(0, -1).trimEnd()}…`];
    lines.push(space > 0 ? line.slice(0, space) : line);
    line = (space > 0 ? line.slice(space + 1) : "") + character;
  }
  return line ? [...lines, line] : lines;
}
