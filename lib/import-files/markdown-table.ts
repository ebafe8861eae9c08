import type { CsvRecord } from "./records.ts";

/** Without white space. */
const RULE = /^\|?:?-{2,}:?(?:\|:?-{2,}:?)*\|?$/;
const LINES_ABOVE = 200;
const RULE_LENGTH = 5000;

/** `others` counts the rows of other tables. */
export type FoundRecords = { records: CsvRecord[]; others: number };

/** The records of the Markdown tables in a text that have the columns of the first one; null if there is none. */
export function markdownRecords(text: string): FoundRecords | null {
  const head = text.slice(0, 50_000).split("\n", LINES_ABOVE);
  if (!head.some((_, index) => isRuleAt(head, index))) return null;
  const lines = text.split("\n");
  const found: FoundRecords = { records: [], others: 0 };
  let header: string[] | undefined;
  let isOther = false;
  let isInside = false;
  for (const [index, line] of lines.entries()) {
    if (isRuleAt(lines, index + 1)) {
      const cells = cellsOf(line);
      isOther = header !== undefined && header.join("|").toLowerCase() !== cells.join("|").toLowerCase();
      if (header === undefined) found.records.push({ line: index + 1, cells });
      header ??= cells;
    } else if (isRuleAt(lines, index)) isInside = true;
    else if (!isInside || !line.includes("|")) isInside = false;
    else if (isOther) found.others++;
    else found.records.push({ line: index + 1, cells: cellsOf(line) });
  }
  return found;
}

/** Whether the line below a header divides it from its rows. */
function isRuleAt(lines: readonly string[], index: number): boolean {
  const line = lines[index] ?? "";
  if (line.length > RULE_LENGTH || !line.includes("|") || !line.includes("--")) return false;
  return RULE.test(line.replace(/\s/g, "")) && (lines[index - 1]?.includes("|") ?? false);
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
