import type { FoundRecords } from "./markdown-table.ts";
import type { CsvRecord } from "./records.ts";

const TAG = /<(\/?)(table|tr|td|th|br|script|style)\b([^<>]{0,2000})>/gi;
const ENTITIES = new Map([
  ["amp", "&"],
  ["lt", "<"],
  ["gt", ">"],
  ["quot", '"'],
  ["apos", "'"],
  ["nbsp", " "],
]);

/** The rows of the largest table of a web page, which some programs save as `.xls`; null if no table has two rows. */
export function htmlRecords(text: string): FoundRecords | null {
  const tables: CsvRecord[][] = [[]];
  let row: CsvRecord | null = null;
  let cell: { from: number; parts: string[]; span: number } | null = null;
  let line = 0;
  const endCell = (at: number) => {
    if (row && cell) {
      cell.parts.push(text.slice(cell.from, at));
      row.cells.push(textOf(cell.parts.join("\n")), ...Array.from({ length: cell.span - 1 }, () => ""));
    }
    cell = null;
  };
  for (const match of text.matchAll(TAG)) {
    const [whole, slash, name = "", attributes = ""] = match;
    const tag = name.toLowerCase();
    const end = match.index + whole.length;
    if (tag === "br") {
      if (cell) {
        cell.parts.push(text.slice(cell.from, match.index));
        cell.from = end;
      }
    } else {
      endCell(match.index);
      if (tag === "table" && !slash) tables.push([]);
      if (tag === "tr" && !slash) {
        row = { line: ++line, cells: [] };
        tables.at(-1)?.push(row);
      }
      if ((tag === "td" || tag === "th") && !slash) {
        const span = Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(attributes)?.[1] ?? 1);
        cell = { from: end, parts: [], span: Math.max(span, 1) };
      }
    }
  }
  endCell(text.length);
  const [records = [], ...rest] = tables.toSorted((a, b) => b.length - a.length);
  const others = rest.flat().filter(({ cells }) => cells.some((cell) => cell !== "")).length;
  return records.length > 1 ? { records, others } : null;
}

function textOf(html: string): string {
  return html
    .replace(/<[^<>]{0,2000}>/g, " ")
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w{1,10}));/gi, (whole, decimal, hex, name) => {
      const code = decimal ? Number(decimal) : hex ? Number.parseInt(hex, 16) : null;
      if (code === null) return ENTITIES.get(String(name).toLowerCase()) ?? whole;
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : "";
    })
    .replace(/[^\S\n]+/g, " ")
    .trim();
}
