import { decodeText } from "./decode.ts";
import type { Budget } from "./limits.ts";

/** What a file seems to be, by its first bytes. */
type FileKind =
  | { kind: "zip" }
  | { kind: "json"; text: string }
  | { kind: "table"; text: string }
  | { kind: "html"; text: string }
  | { kind: "other"; what: string };

const SIGNATURES: [what: string, mark: number[], at?: number][] = [
  ["a picture (PNG)", [0x89, 0x50, 0x4e, 0x47]],
  ["a picture (JPEG)", [0xff, 0xd8, 0xff]],
  ["a picture (GIF)", bytesOf("GIF8")],
  ["a picture (WebP)", bytesOf("WEBP"), 8],
  ["a PDF document", bytesOf("%PDF")],
  ["a program", [0x7f, 0x45, 0x4c, 0x46]],
  ["a program", [0x4d, 0x5a]],
  ["a program", [0xcf, 0xfa, 0xed, 0xfe]],
  ["an old Excel workbook or Word document", [0xd0, 0xcf, 0x11, 0xe0]],
  ["a database (SQLite)", bytesOf("SQLite format 3")],
  ["an archive (7z)", [0x37, 0x7a, 0xbc, 0xaf]],
  ["an archive (RAR)", bytesOf("Rar!")],
  ["an archive (gzip)", [0x1f, 0x8b]],
  ["a video", bytesOf("ftyp"), 4],
  ["a video or sound file", bytesOf("RIFF")],
  ["a sound file (MP3)", bytesOf("ID3")],
];

export function kindOf(bytes: Uint8Array, budget: Budget): FileKind {
  if (startsWith(bytes, [0x50, 0x4b, 0x03, 0x04])) return { kind: "zip" };
  if (startsWith(bytes, [0x50, 0x4b, 0x05, 0x06])) return { kind: "other", what: "an empty ZIP" };
  const mark = SIGNATURES.find(([, wanted, at]) => startsWith(bytes, wanted, at));
  // Short marks are also the beginning of words.
  if (mark && (mark[1].length > 2 || bytes.subarray(0, 200).includes(0)))
    return { kind: "other", what: mark[0] };
  if (!takeValues(bytes, budget)) return { kind: "other", what: "a file with millions of values" };
  const text = decodeText(bytes);
  const start = text.slice(0, 1000).trimStart();
  if (text.trim() === "") return { kind: "other", what: "an empty file" };
  if (/^[[{]/.test(start)) return { kind: "json", text };
  if (/^<(!doctype html|html|head|body|meta|table)\b/i.test(start)) return { kind: "html", text };
  if (/^<[?!a-z]/i.test(start)) return { kind: "other", what: "an XML file" };
  if (isBinary(text)) return { kind: "other", what: "no text file" };
  return { kind: "table", text };
}

/** Sentence for a file that is no collection. */
export function refusalOf(what: string): string {
  return `This seems to be ${what}. ${EXPECTED}`;
}

export const EXPECTED = "Choose the CSV, TSV, JSON or ZIP file that you exported your collection to.";

/** Whether the budget has enough for the values of the file. */
function takeValues(bytes: Uint8Array, budget: Budget): boolean {
  const counts = new Uint32Array(256);
  for (const byte of bytes) counts[byte] = (counts[byte] ?? 0) + 1;
  const count = (characters: string) =>
    bytesOf(characters).reduce((sum, byte) => sum + (counts[byte] ?? 0), 0);
  budget.separators -= count(",;:|\t\n\r");
  budget.objects -= count("{[");
  budget.quotes -= count('"');
  return Math.min(budget.separators, budget.objects, budget.quotes) >= 0;
}

/** Text of any language has hardly any control characters. */
function isBinary(text: string): boolean {
  const head = text.slice(0, 4000);
  let controls = 0;
  for (const character of head) {
    const code = character.charCodeAt(0);
    if ((code < 32 && code !== 9 && code !== 10 && code !== 13) || (code >= 127 && code < 160)) controls++;
  }
  return controls > head.length / 20;
}

function startsWith(bytes: Uint8Array, mark: number[], at = 0): boolean {
  return mark.every((byte, index) => bytes[at + index] === byte);
}

function bytesOf(text: string): number[] {
  return Array.from(text, (character) => character.charCodeAt(0));
}
