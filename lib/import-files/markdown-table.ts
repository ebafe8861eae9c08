import type { CsvRecord } from "./records.ts";

const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)*\|?\s*$/;
const LINES_ABOVE = 200;

/** The records of the first Markdown table in a text, with its header first; null if there is none. */
export function markdownRecords(text: string): CsvRecord[] | null {
  const head = text.slice(0, 50_000).split("\n", LINES_ABOVE);
  const rule = head.findIndex(
    (line, index) => RULE.test(line) && line.includes("|") && head[index - 1]?.includes("|"),
  );
  if (rule < 1) return null;
  const lines = text.split("\n");
  const rest = lines.slice(rule + 1);
  const end = rest.findIndex((line) => !line.includes("|"));
  const rows = end < 0 ? rest : rest.slice(0, end);
  return [lines[rule - 1] ?? "", ...rows].map((line, index) => ({
    line: index === 0 ? rule : rule + 1 + index,
    cells: cellsOf(line),
  }));
}

/** Strips the outer bars and the markup of bold text, code and links. */
function cellsOf(line: string): string[] {
  const inner = line
    .trim()
    .replace(/^\|/, "")
    .replace(/(?<!\\)\|$/, "");
  return inner.split(/(?<!\\)\|/).map((cell) =>
    cell
      .trim()
      .replaceAll("\\|", "|")
      .replace(/!?\[([^\][]{0,500})\]\([^()]{0,2000}\)/g, "$1")
      .replace(/\*\*|__|`/g, ""),
  );
}
