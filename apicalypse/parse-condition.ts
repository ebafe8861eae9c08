import type { Condition, List, Literal, Operator, Path, Value } from "./ast.ts";
import { MAX_NESTING } from "./limits.ts";
import type { TokenReader } from "./token-reader.ts";

const LISTS: Record<string, { close: string; mode: List["mode"] }> = {
  "(": { close: ")", mode: "any" },
  "[": { close: "]", mode: "all" },
  "{": { close: "}", mode: "exact" },
};

const WORDS: Record<string, Literal> = {
  true: { kind: "boolean", value: true },
  t: { kind: "boolean", value: true },
  false: { kind: "boolean", value: false },
  f: { kind: "boolean", value: false },
  null: { kind: "null" },
  n: { kind: "null" },
};

/** A `where` expression: `|` binds weaker than `&`, brackets group. */
export function parseCondition(reader: TokenReader, depth = 0): Condition {
  return joined(reader, "|", () => joined(reader, "&", () => parseTerm(reader, depth)));
}

function joined(reader: TokenReader, symbol: "|" | "&", parsePart: () => Condition): Condition {
  const kind = symbol === "|" ? "or" : "and";
  const first = parsePart();
  if (!reader.accept(symbol)) return first;
  const parts = [first];
  do parts.push(parsePart());
  while (reader.accept(symbol));
  return { kind, parts: parts.flatMap((part) => (part.kind === kind ? part.parts : [part])) };
}

function parseTerm(reader: TokenReader, depth: number): Condition {
  if (reader.accept("(")) {
    if (depth >= MAX_NESTING) reader.fail(`Brackets nested deeper than ${MAX_NESTING}`);
    const inner = parseCondition(reader, depth + 1);
    reader.expect(")");
    return inner;
  }
  const path = parsePlainPath(reader);
  const operator = parseOperator(reader);
  const negated = reader.accept("!");
  if (negated && !isListAhead(reader)) failValue(reader);
  const value = parseValue(reader);
  if (value.kind !== "list") return { kind: "compare", path, operator, value };
  if (operator !== "=" && operator !== "!=") return reader.fail(`Operator '${operator}' takes no list`);
  return { kind: "compare", path, operator: negated ? opposite(operator) : operator, value };
}

/** A path without a star, for `where` and `sort`. */
export function parsePlainPath(reader: TokenReader): Path {
  let path = reader.word("a field name");
  while (reader.accept(".")) path += `.${reader.word("a field name")}`;
  return path;
}

function parseOperator(reader: TokenReader): Operator {
  const { text } = reader.peek();
  switch (text) {
    case "=":
    case "!=":
    case ">":
    case ">=":
    case "<":
    case "<=":
    case "~":
    case "!~":
      reader.next();
      return text;
    default:
      return reader.fail("Expecting an operator");
  }
}

function opposite(operator: "=" | "!="): Operator {
  return operator === "=" ? "!=" : "=";
}

function isListAhead(reader: TokenReader): boolean {
  const token = reader.peek();
  return token.kind === "symbol" && Object.hasOwn(LISTS, token.text);
}

function parseValue(reader: TokenReader): Value {
  const openStart = reader.accept("*");
  const token = reader.peek();
  if (token.kind === "string") {
    reader.next();
    const openEnd = reader.accept("*");
    if (!openStart && !openEnd) return { kind: "string", value: token.value };
    return { kind: "pattern", value: token.value, openStart, openEnd };
  }
  if (openStart) return failValue(reader);
  const list = token.kind === "symbol" && Object.hasOwn(LISTS, token.text) ? LISTS[token.text] : undefined;
  if (!list) return parseLiteral(reader);
  reader.next();
  const items = [parseLiteral(reader)];
  while (reader.accept(",")) items.push(parseLiteral(reader));
  reader.expect(list.close);
  return { kind: "list", mode: list.mode, items };
}

function parseLiteral(reader: TokenReader): Literal {
  const token = reader.peek();
  const literal: Literal | undefined =
    token.kind === "string"
      ? { kind: "string", value: token.value }
      : token.kind === "number"
        ? { kind: "number", value: token.value }
        : token.kind === "word" && Object.hasOwn(WORDS, token.text)
          ? WORDS[token.text]
          : undefined;
  if (!literal) return failValue(reader);
  reader.next();
  return literal;
}

function failValue(reader: TokenReader): never {
  const token = reader.peek();
  const problem = "Expecting a STRING as input, surround your input with quotes";
  if (token.kind === "word") return reader.fail(problem);
  return reader.fail(problem, " expecting {'{', 'f', '(', '[', 'true', 't', 'false', 'null', 'n'}");
}
