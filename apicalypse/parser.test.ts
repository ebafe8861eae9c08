import { describe, expect, test } from "vitest";
import { ApicalypseError } from "./errors.ts";
import { parseMultiquery, parseQuery } from "./parser.ts";

function failureOf(run: () => unknown): string {
  try {
    run();
  } catch (error) {
    expect(error).toBeInstanceOf(ApicalypseError);
    return error instanceof Error ? error.message : "";
  }
  throw new Error("expected a syntax error");
}

describe("parseQuery", () => {
  test("reads every clause in any order, over lines and comments", () => {
    const query = parseQuery(`limit 50; // the page
      offset 100;
      fields name, genres.name,cover.* , *;
      exclude screenshots;
      sort release_dates.date desc;
      where id = 1942;`);
    expect(query).toEqual({
      fields: ["name", "genres.name", "cover.*", "*"],
      exclude: ["screenshots"],
      where: { kind: "compare", path: "id", operator: "=", value: { kind: "number", value: 1942 } },
      sort: { path: "release_dates.date", direction: "desc" },
      limit: 50,
      offset: 100,
      search: null,
    });
  });

  test("knows the short names", () => {
    expect(parseQuery("f name;x slug;w a=n;s name;l 5;o 1;")).toEqual(
      parseQuery("fields name; exclude slug; where a = null; sort name asc; limit 5; offset 1;"),
    );
  });

  test("reads an empty text as a query without clauses", () => {
    expect(parseQuery(" // nothing\n").fields).toEqual([]);
  });

  test.each([
    ["a = (1,2)", "=", { kind: "list", mode: "any" }],
    ["a = [1,2]", "=", { kind: "list", mode: "all" }],
    ["a = {1,2}", "=", { kind: "list", mode: "exact" }],
    ["a = !(1,2)", "!=", { kind: "list", mode: "any" }],
    ["a != [1,2]", "!=", { kind: "list", mode: "all" }],
    ["a = ![1,2]", "!=", { kind: "list", mode: "all" }],
    ['a = "x"*', "=", { kind: "pattern", value: "x", openStart: false, openEnd: true }],
    ['a ~ *"x"', "~", { kind: "pattern", value: "x", openStart: true, openEnd: false }],
    ['a ~ *"x"*', "~", { kind: "pattern", value: "x", openStart: true, openEnd: true }],
    ["a != n", "!=", { kind: "null" }],
    ["a = t", "=", { kind: "boolean", value: true }],
    ["a = false", "=", { kind: "boolean", value: false }],
    ["a >= -1.5", ">=", { kind: "number", value: -1.5 }],
    [
      'a = "say \\"hi\\" \\\\ \\/ // no comment"',
      "=",
      { kind: "string", value: 'say "hi" \\ / // no comment' },
    ],
  ])("where %s", (text, operator, value) => {
    expect(parseQuery(`where ${text};`).where).toMatchObject({ kind: "compare", path: "a", operator, value });
  });

  test("& binds stronger than |, and brackets group", () => {
    const plain = parseQuery("where a=1 | b=2 & c=3;").where;
    expect(plain).toEqual(parseQuery("where a=1 | (b=2 & c=3);").where);
    expect(plain).toMatchObject({ kind: "or", parts: [{ path: "a" }, { kind: "and" }] });
    expect(parseQuery("where (a=1 | b=2) & c=3;").where).toMatchObject({
      kind: "and",
      parts: [{ kind: "or" }, {}],
    });
  });

  test.each([
    ["search Diablo;", "Expecting a STRING as input, surround your input with quotes starting at 'Diablo'"],
    [
      "where name = Diablo;",
      "Expecting a STRING as input, surround your input with quotes starting at 'Diablo'",
    ],
    [
      "where id = [];",
      "Expecting a STRING as input, surround your input with quotes starting at ']' expecting {'{', 'f', '(', '[', 'true', 't', 'false', 'null', 'n'}",
    ],
    ["fields name", "Missing ';' starting at '<EOF>'"],
    ["select name;", "Unknown clause starting at 'select'"],
    ["fields name; fields slug;", "Second 'fields' clause starting at 'fields'"],
    ["limit -1;", "Expecting a whole number starting at '-1'"],
    ["where id == 1;", undefined],
    ["where name ~ (1,2);", undefined],
    ["where id = 99999999999999999999;", undefined],
    ['search "open;', undefined],
    ["where (a = 1;", undefined],
    ["where genres.* = 1;", undefined],
    ["constructor name;", undefined],
    ["where a = toString;", undefined],
  ])("refuses %s", (text, message) => {
    const failure = failureOf(() => parseQuery(text));
    if (message) expect(failure).toBe(message);
  });

  test("refuses input that is too big, too deep or too long", () => {
    failureOf(() => parseQuery(`search "${"x".repeat(32_000)}";`));
    failureOf(() => parseQuery(`search "${"é".repeat(16_000)}";`));
    failureOf(() => parseQuery(`where ${"(".repeat(15_000)}a=1${")".repeat(15_000)};`));
    const list = parseQuery(`where id = (${"1,".repeat(15_000)}1);`).where;
    expect(list).toMatchObject({ value: { items: { length: 15_001 } } });
    const chain = parseQuery(`where ${"a=1&".repeat(7000)}a=1;`).where;
    expect(chain).toMatchObject({ parts: { length: 7001 } });
  });
});

describe("parseMultiquery", () => {
  test("reads blocks with and without a count", () => {
    const blocks = parseMultiquery(`query platforms/count "Count of Platforms" { };
      // games of one platform
      query games "Playstation Games" { fields name,platforms.name; where platforms !=n & platforms = {48}; limit 1; };`);
    expect(blocks).toMatchObject([
      { endpoint: "platforms", count: true, name: "Count of Platforms" },
      { endpoint: "games", count: false, query: { limit: 1, where: { kind: "and" } } },
    ]);
  });

  test("refuses more than ten blocks and none at all", () => {
    const block = 'query games "a" { limit 1; };';
    expect(parseMultiquery(block.repeat(10))).toHaveLength(10);
    failureOf(() => parseMultiquery(block.repeat(11)));
    failureOf(() => parseMultiquery(""));
  });
});
