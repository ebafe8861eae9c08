import { isUtf8 } from "node:buffer";

/** Text of unknown encoding, without its byte order mark and NULs, and with `\n` as its only line end. */
export function decodeText(bytes: Uint8Array): string {
  const utf16 = utf16Of(bytes);
  const plain = withoutNoise(utf16 ? Buffer.from(new TextDecoder(utf16).decode(bytes)) : bytes);
  return isUtf8(plain) ? new TextDecoder().decode(plain) : decodeMixed(plain);
}

/** Each line in its own encoding: one broken character, or rows that another program has added, must not garble the others. */
function decodeMixed(bytes: Uint8Array): string {
  const lineAt = (at: number) => bytes.subarray(at, bytes.indexOf(NEWLINE, at) + 1 || bytes.length);
  let text = "";
  for (let at = 0, end = 0; at < bytes.length; at = end) {
    const encoding = encodingOf(lineAt(at));
    do end += lineAt(end).length;
    while (end < bytes.length && encodingOf(lineAt(end)) === encoding);
    text += new TextDecoder(encoding).decode(bytes.subarray(at, end));
  }
  return text;
}

const encodingOf = (bytes: Uint8Array) => (isUtf8(bytes) ? "utf-8" : "windows-1252");

const [NUL, NEWLINE, RETURN] = [0, 10, 13];

/** On bytes, because replacing millions of matches in a string needs a multiple of its memory. */
function withoutNoise(bytes: Uint8Array): Uint8Array {
  if (!bytes.includes(NUL) && !bytes.includes(RETURN)) return bytes;
  const clean = new Uint8Array(bytes.length);
  let length = 0;
  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at] ?? NUL;
    if (byte === NUL || (byte === RETURN && bytes[at + 1] === NEWLINE)) continue;
    clean[length++] = byte === RETURN ? NEWLINE : byte;
  }
  return clean.subarray(0, length);
}

/** By its mark; without one, by every second byte of the beginning being 0. */
function utf16Of(bytes: Uint8Array): "utf-16le" | "utf-16be" | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const head = bytes.subarray(0, 400);
  const zeros = [0, 0];
  head.forEach((byte, index) => {
    if (byte === NUL) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  });
  const [even = 0, odd = 0] = zeros;
  if (odd > head.length / 3 && even === 0) return "utf-16le";
  if (even > head.length / 3 && odd === 0) return "utf-16be";
  return null;
}
