import { ApicalypseError } from "./errors.ts";
import { isWithinSize, MAX_QUERY_BYTES } from "./limits.ts";

export type Token =
  | { kind: "word"; text: string; start: number }
  | { kind: "number"; text: string; start: number; value: number }
  | { kind: "string"; text: string; start: number; value: string }
  | { kind: "symbol"; text: string; start: number }
  | { kind: "end"; text: "<EOF>"; start: number };

const SPACE = /(?:\s|\/\/[^\n]*)+/y;
const WORD = /[A-Za-z_][A-Za-z0-9_]*/y;
const NUMBER = /-?\d+(?:\.\d+)?/y;
const STRING = /"[^"\\]*(?:\\.[^"\\]*)*"/sy;
const SYMBOL = /!=|!~|>=|<=|[=~><!&|()[\]{},;.*/]/y;

/** Tokens of a text, ending with one of kind `end`. Throws `ApicalypseError`; linear time. */
export function tokenize(text: string): Token[] {
  if (!isWithinSize(text)) throw new ApicalypseError(`Query is longer than ${MAX_QUERY_BYTES} bytes`, 0);
  const tokens: Token[] = [];
  let start = match(SPACE, text, 0).length;
  while (start < text.length) {
    const token = readToken(text, start);
    tokens.push(token);
    start += token.text.length;
    start += match(SPACE, text, start).length;
  }
  tokens.push({ kind: "end", text: "<EOF>", start: text.length });
  return tokens;
}

function readToken(text: string, start: number): Token {
  const word = match(WORD, text, start);
  if (word) return { kind: "word", text: word, start };
  const number = match(NUMBER, text, start);
  if (number) return { kind: "number", text: number, start, value: toNumber(number, start) };
  if (text[start] === '"') {
    const string = match(STRING, text, start);
    if (!string) throw new ApicalypseError(`Missing closing quote of the string at ${start}`, start);
    return { kind: "string", text: string, start, value: unescapeString(string.slice(1, -1)) };
  }
  const symbol = match(SYMBOL, text, start);
  if (symbol) return { kind: "symbol", text: symbol, start };
  const character = String.fromCodePoint(text.codePointAt(start) ?? 0xfffd);
  throw new ApicalypseError(`Unexpected character '${character}'`, start);
}

function match(pattern: RegExp, text: string, start: number): string {
  pattern.lastIndex = start;
  return pattern.exec(text)?.[0] ?? "";
}

function toNumber(text: string, start: number): number {
  const value = Number(text);
  // Beyond this a double is not exact, and two ids would be equal.
  if (text.length > 32 || Math.abs(value) > Number.MAX_SAFE_INTEGER) {
    throw new ApicalypseError(`Number '${text.slice(0, 32)}' is out of range`, start);
  }
  return value === 0 ? 0 : value;
}

function unescapeString(body: string): string {
  return body.includes("\\") ? body.replace(/\\(.)/gs, "$1") : body;
}
