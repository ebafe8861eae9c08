import Papa from "papaparse";

export type CsvRecord = { line: number; cells: string[] };

type Layout = { delimiter: string; firstLine: number };

/** Returns how many cells the next record should have, or "end". */
type Use = (record: CsvRecord) => number | "end";

/** After each quote, the parser looks through all white space before the next delimiter. */
const LONG_GAPS = /[^\S\n]{20,}/g;
const LONG_GAPS_BUT_TABS = /[^\S\n\t]{20,}/g;

/**
 * The records of a CSV text, in one pass. A record with broken quotes, or with quotes and an unexpected number of cells, is parsed
 * again with a lenient rule. Only its own text is, so the time stays linear.
 */
export function readRecords(body: string, { delimiter, firstLine }: Layout, use: Use): void {
  const text = body.replace(delimiter === "\t" ? LONG_GAPS_BUT_TABS : LONG_GAPS, " ");
  let width: number | "end" | null = null;
  let line = firstLine;
  let start = 0;
  Papa.parse<string[]>(text, {
    delimiter,
    newline: "\n",
    // Its fast mode would divide the whole text at once.
    fastMode: false,
    step({ data, errors, meta }, parser) {
      const record = text.slice(start, meta.cursor);
      start = meta.cursor;
      const isExpected = errors.length === 0 && (width === null || data.length === width);
      if (isExpected || !record.includes('"')) {
        width = use({ line, cells: data });
      } else {
        for (const lenient of lenientRecords(record, delimiter)) {
          width = use({ line: line + lenient.line, cells: lenient.cells });
          if (width === "end") break;
        }
      }
      line += linesIn(record);
      if (width === "end") parser.abort();
    },
  });
}

function linesIn(text: string): number {
  let lines = 0;
  for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) lines++;
  return lines;
}

/** A quote closes a cell only when a delimiter or a line end follows. Lines are counted from 0. */
function* lenientRecords(text: string, delimiter: string): Generator<CsvRecord> {
  const closingQuote = closingQuotes(text, delimiter);
  let line = 0;
  for (let at = 0; at < text.length; ) {
    const lineEnd = text.indexOf("\n", at);
    const start = at;
    const cells: string[] = [];
    for (let isEnd = false; !isEnd; at++) {
      const isQuoted = text[at] === '"';
      const close = isQuoted ? closingQuote(at + 1) : null;
      if (close !== null) {
        cells.push(text.slice(at + 1, close).replace(/""/g, '"'));
        at = close + 1;
      } else {
        // A quote that is never closed ends with its line: otherwise it would hide all rows that follow.
        const from = isQuoted ? at + 1 : at;
        while (at < text.length && text[at] !== "\n" && (isQuoted || text[at] !== delimiter)) at++;
        cells.push(text.slice(from, at));
      }
      isEnd = at >= text.length || text[at] === "\n";
    }
    yield { line, cells };
    line += lineEnd >= 0 && lineEnd < at - 1 ? linesIn(text.slice(start, at)) : 1;
  }
}

/** Returns the first closing quote from a position on, or null. Positions only grow, so each quote is tested once. */
function closingQuotes(text: string, delimiter: string): (from: number) => number | null {
  let last = 0;
  const isClosing = (at: number) =>
    at + 1 >= text.length || text[at + 1] === delimiter || text[at + 1] === "\n";
  return (from) => {
    if (last >= 0 && last < from) last = text.indexOf('"', from);
    while (last >= 0 && !isClosing(last)) last = text.indexOf('"', last + 1);
    return last < 0 ? null : last;
  };
}
