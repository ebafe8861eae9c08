import { type FoundRecords, markdownRecords } from "./markdown-table.ts";
import { readRecords } from "./records.ts";
import type { Table } from "./table.ts";
import { TableBuilder } from "./table-builder.ts";

/** Null: the text is no table. */
export function parseTable(text: string): Table | null {
  const markdown = markdownRecords(text);
  if (markdown) return tableOf(markdown);
  const content = contentOf(text);
  if (!content) return null;
  const { body, delimiter, preamble, firstLine } = content;
  const builder = new TableBuilder(delimiter, preamble);
  readRecords(body, { delimiter, firstLine }, ({ line, cells }) => builder.add(line, cells));
  return builder.end();
}

export function tableOf({ records, others }: FoundRecords): Table | null {
  const builder = new TableBuilder(",");
  for (const { line, cells } of records) builder.add(line, cells);
  builder.leaveOut("Row of another table", others);
  return builder.end();
}

/** Strips the lines before the header. */
function contentOf(text: string) {
  let body = text;
  let firstLine = 1;
  let preamble = "";
  let delimiter = "";
  const dropLine = () => {
    const end = body.indexOf("\n");
    body = end < 0 ? "" : body.slice(end + 1);
    firstLine++;
  };
  for (; body; dropLine()) {
    const line = body.slice(0, 300).split("\n", 1)[0]?.trim() ?? "";
    const separator = /^"?sep=(.)"?$/i.exec(line)?.[1];
    if (separator) delimiter = separator;
    else if (/^"?Backloggery"?[,;\t|]/i.test(line))
      preamble = line.replaceAll('"', "").replace(/[;\t|]/g, ",");
    else if (!line.startsWith("#TYPE ") && !/^[\s,;|]*$/.test(line)) break;
  }
  if (!body.trim()) return null;
  return { body, firstLine, preamble, delimiter: delimiter || delimiterOf(body) };
}

/** The most frequent in the first line that has one, outside quotes. */
function delimiterOf(body: string): string {
  const counts = new Map([",", ";", "\t", "|"].map((mark) => [mark, 0]));
  let isQuoted = false;
  for (const character of body.slice(0, 20_000)) {
    if (character === '"') isQuoted = !isQuoted;
    else if (character === "\n" && !isQuoted && [...counts.values()].some((count) => count > 0)) break;
    else if (!isQuoted && counts.has(character)) counts.set(character, (counts.get(character) ?? 0) + 1);
  }
  const [[mark] = [","]] = [...counts].sort((a, b) => b[1] - a[1]);
  return mark;
}
