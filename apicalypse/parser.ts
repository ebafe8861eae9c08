import type { Block, Path, Query } from "./ast.ts";
import { MAX_BLOCKS } from "./limits.ts";
import { parseCondition, parsePlainPath } from "./parse-condition.ts";
import { TokenReader } from "./token-reader.ts";

const CLAUSES: Record<string, keyof Query> = {
  fields: "fields",
  f: "fields",
  exclude: "exclude",
  x: "exclude",
  where: "where",
  w: "where",
  sort: "sort",
  s: "sort",
  limit: "limit",
  l: "limit",
  offset: "offset",
  o: "offset",
  search: "search",
};

/** Parses one query, with clauses in any order and short names. Throws `ApicalypseError` only. */
export function parseQuery(text: string): Query {
  const reader = new TokenReader(text);
  const query = parseClauses(reader);
  if (reader.peek().kind !== "end") reader.fail("Expecting a clause");
  return query;
}

/** Parses a multiquery of one to ten blocks. Throws `ApicalypseError` only. */
export function parseMultiquery(text: string): Block[] {
  const reader = new TokenReader(text);
  const blocks: Block[] = [];
  do {
    if (blocks.length >= MAX_BLOCKS) reader.fail(`Only ${MAX_BLOCKS} queries are allowed in a multiquery`);
    blocks.push(parseBlock(reader));
  } while (reader.peek().kind !== "end");
  return blocks;
}

function parseBlock(reader: TokenReader): Block {
  const keyword = reader.peek();
  if (keyword.kind !== "word" || keyword.text !== "query") reader.fail("Expecting 'query'");
  reader.next();
  const endpoint = reader.word("an endpoint");
  const count = reader.accept("/");
  if (count && reader.peek().text !== "count") reader.fail("Expecting 'count'");
  if (count) reader.next();
  const name = parseString(reader);
  reader.expect("{");
  const query = parseClauses(reader);
  reader.expect("}");
  reader.expect(";");
  return { endpoint, count, name, query };
}

function parseClauses(reader: TokenReader): Query {
  const query: Query = {
    fields: [],
    exclude: [],
    where: null,
    sort: null,
    limit: null,
    offset: null,
    search: null,
  };
  const seen = new Set<string>();
  for (let token = reader.peek(); token.kind === "word"; token = reader.peek()) {
    const clause = Object.hasOwn(CLAUSES, token.text) ? CLAUSES[token.text] : undefined;
    if (!clause) return reader.fail("Unknown clause");
    if (seen.has(clause)) return reader.fail(`Second '${clause}' clause`);
    seen.add(clause);
    reader.next();
    parseClause(reader, clause, query);
    reader.expect(";");
  }
  return query;
}

function parseClause(reader: TokenReader, clause: keyof Query, query: Query): void {
  switch (clause) {
    case "fields":
    case "exclude":
      query[clause] = parseFieldList(reader);
      return;
    case "where":
      query.where = parseCondition(reader);
      return;
    case "sort":
      query.sort = { path: parsePlainPath(reader), direction: parseDirection(reader) };
      return;
    case "limit":
    case "offset":
      query[clause] = parseCount(reader);
      return;
    case "search":
      query.search = parseString(reader);
  }
}

function parseFieldList(reader: TokenReader): Path[] {
  const paths = [parseFieldPath(reader)];
  while (reader.accept(",")) paths.push(parseFieldPath(reader));
  return paths;
}

function parseFieldPath(reader: TokenReader): Path {
  if (reader.accept("*")) return "*";
  let path = reader.word("a field name");
  while (reader.accept(".")) {
    if (reader.accept("*")) return `${path}.*`;
    path += `.${reader.word("a field name")}`;
  }
  return path;
}

function parseDirection(reader: TokenReader): "asc" | "desc" {
  const token = reader.peek();
  if (token.kind !== "word") return "asc";
  if (token.text !== "asc" && token.text !== "desc") return reader.fail("Expecting 'asc' or 'desc'");
  reader.next();
  return token.text;
}

function parseCount(reader: TokenReader): number {
  const token = reader.peek();
  if (token.kind !== "number" || !Number.isInteger(token.value) || token.value < 0) {
    return reader.fail("Expecting a whole number");
  }
  reader.next();
  return token.value;
}

function parseString(reader: TokenReader): string {
  const token = reader.peek();
  if (token.kind !== "string") {
    return reader.fail("Expecting a STRING as input, surround your input with quotes");
  }
  reader.next();
  return token.value;
}
