import { Unzip, type UnzipFile, UnzipInflate } from "fflate";
import { type Budget, ZIP_ENTRIES } from "./limits.ts";

export type InputFile = { name: string; bytes: Uint8Array };

/** Small, because a step of a bomb grows about a thousandfold before the limit is checked. */
const STEP_BYTES = 16 * 1024;

const READABLE = /\.(csv|tsv|txt|json)$/i;

/** The files in a ZIP that may be tables or JSON documents; a sentence if it is refused. Paths are dropped. */
export function unzip(bytes: Uint8Array, budget: Budget): InputFile[] | string {
  const refusal = refusalOf(namesIn(bytes));
  if (refusal) return refusal;
  if (isEncrypted(bytes)) return "This ZIP is encrypted. Unpack it and choose the file in it.";
  try {
    return inflate(bytes, budget);
  } catch (error) {
    return error instanceof TooLarge
      ? error.message
      : "This ZIP is broken, perhaps by an interrupted download.";
  }
}

class TooLarge extends Error {}

function inflate(bytes: Uint8Array, budget: Budget): InputFile[] {
  const files: { name: string; pieces: Uint8Array[]; isComplete: boolean }[] = [];
  let entries = 0;
  const use = (entry: UnzipFile) => {
    entries++;
    if (entries > ZIP_ENTRIES)
      throw new TooLarge(
        `This ZIP has more than ${ZIP_ENTRIES} files. Unpack it and choose the CSV or JSON file with your collection.`,
      );
    const name = baseName(entry.name);
    if (!READABLE.test(name) || name.startsWith("._")) return;
    const file: (typeof files)[number] = { name, pieces: [], isComplete: false };
    files.push(file);
    entry.ondata = (error, piece, isLast) => {
      if (error) throw error;
      budget.bytes -= piece.length;
      if (budget.bytes < 0) {
        throw new TooLarge(
          "This ZIP is larger than 50 MB when unpacked. Unpack it and choose the file with your collection.",
        );
      }
      file.pieces.push(piece);
      file.isComplete ||= isLast;
    };
    entry.start();
  };
  const stream = new Unzip(use);
  stream.register(UnzipInflate);
  for (let at = 0; at < bytes.length; at += STEP_BYTES) {
    const end = at + STEP_BYTES;
    stream.push(bytes.slice(at, end), end >= bytes.length);
  }
  if (files.some((file) => !file.isComplete) || entries === 0) throw new Error("Incomplete");
  return files.map(({ name, pieces }) => ({ name, bytes: new Uint8Array(Buffer.concat(pieces)) }));
}

export function baseName(path: string): string {
  const name = path.split(/[/\\]/).at(-1) ?? "";
  return name.replaceAll("\0", "").toWellFormed().slice(0, 200);
}

function refusalOf(names: string[]): string | null {
  if (names.includes("[Content_Types].xml")) {
    if (names.some((name) => name.startsWith("word/")))
      return "This seems to be a Word document. Export your collection as CSV.";
    return "This seems to be an Excel workbook (XLSX). Open it, save it as CSV, and choose that file.";
  }
  if (names.includes("content.xml") && names.includes("mimetype")) {
    return "This seems to be a LibreOffice document. Open it, save it as CSV, and choose that file.";
  }
  if (names.some((name) => /\.(zip|7z|rar|gz|xlsx)$/i.test(name))) {
    return "This ZIP has another archive in it. Unpack it and choose the file with your collection.";
  }
  return null;
}

const LOCAL_HEADER = [0x50, 0x4b, 0x03, 0x04];
const CENTRAL_HEADER = [0x50, 0x4b, 0x01, 0x02];

/** The names in the list at the end; without one, in the headers before the files. */
function namesIn(bytes: Uint8Array): string[] {
  const names = headers(bytes, CENTRAL_HEADER).map((at) => nameAt(bytes, at + 28, at + 46));
  return names.length > 0 ? names : headers(bytes, LOCAL_HEADER).map((at) => nameAt(bytes, at + 26, at + 30));
}

function nameAt(bytes: Uint8Array, lengthAt: number, at: number): string {
  const length = (bytes[lengthAt] ?? 0) + (bytes[lengthAt + 1] ?? 0) * 256;
  return new TextDecoder().decode(bytes.subarray(at, at + Math.min(length, 1000)));
}

/** The lowest bit of the flags. */
function isEncrypted(bytes: Uint8Array): boolean {
  return headers(bytes, CENTRAL_HEADER).some((at) => ((bytes[at + 8] ?? 0) & 1) === 1);
}

function headers(bytes: Uint8Array, mark: number[]): number[] {
  const found: number[] = [];
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const wanted = Buffer.from(mark);
  for (
    let at = buffer.indexOf(wanted);
    at >= 0 && found.length <= ZIP_ENTRIES;
    at = buffer.indexOf(wanted, at + 4)
  ) {
    found.push(at);
  }
  return found;
}
