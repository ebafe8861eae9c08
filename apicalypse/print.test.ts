import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { almostQuery, anyQuery } from "./arbitraries.ts";
import { and, anyOf, compare, query, safeText } from "./build.ts";
import { canonicalQuery } from "./canonical.ts";
import { ApicalypseError } from "./errors.ts";
import { isWithinSize } from "./limits.ts";
import { parseMultiquery, parseQuery } from "./parser.ts";
import { printMultiquery, printQuery } from "./print.ts";

describe("printQuery", () => {
  test("prints equal text for equal queries", () => {
    const one = parseQuery("l 5;f name , cover.image_id,name;w (b = !(3,1,2)&a=t) & a=t;o 0;");
    const two = parseQuery("fields cover.image_id,name; where a = true & b != (1,2,3); limit 5;");
    expect(printQuery(one)).toBe(printQuery(two));
    expect(printQuery(two)).toBe("fields cover.image_id,name; where a = true & b != (1,2,3); limit 5;");
  });

  test("prints different text for different queries", () => {
    const texts = ["where a = 1;", "where a = (1);", "where a = [1];", "where a = {1};", 'where a = "1";'];
    expect(new Set(texts.map((text) => printQuery(parseQuery(text)))).size).toBe(texts.length);
    expect(printQuery(parseQuery("where a=1|b=2&c=3;"))).not.toBe(
      printQuery(parseQuery("where (a=1|b=2)&c=3;")),
    );
  });

  test("prints no exponents", () => {
    expect(printQuery(parseQuery("where a = 0.00000012;"))).toBe("where a = 0.00000012;");
  });

  test("prints text that parses to the same query", () => {
    fc.assert(
      fc.property(anyQuery, (original) => {
        const text = printQuery(original);
        fc.pre(isWithinSize(text));
        const parsed = parseQuery(text);
        expect(canonicalQuery(parsed)).toEqual(canonicalQuery(original));
        expect(printQuery(parsed)).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test("prints a multiquery that parses to the same blocks in order", () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.string(), fc.boolean(), anyQuery), { minLength: 1, maxLength: 3 }),
        (parts) => {
          const blocks = parts.map(([name, count, q]) => ({
            endpoint: "games",
            name,
            count,
            query: canonicalQuery(q),
          }));
          const text = printMultiquery(blocks);
          fc.pre(isWithinSize(text));
          expect(parseMultiquery(text)).toEqual(blocks);
        },
      ),
    );
  });
});

test("throws nothing but ApicalypseError for invalid input", () => {
  const parsers = [parseQuery, parseMultiquery];
  fc.assert(
    fc.property(fc.oneof(almostQuery, fc.string({ unit: "binary" })), (text) => {
      for (const parse of parsers) {
        try {
          parse(text);
        } catch (error) {
          expect(error).toBeInstanceOf(ApicalypseError);
        }
      }
    }),
    { numRuns: 2000 },
  );
});

describe("builders", () => {
  test("keeps user input inside its quotes", () => {
    const nasty = 'x\\"; where id = 1; //\n';
    const text = printQuery(
      query({ search: nasty, where: and(compare("name", "~", nasty), compare("slug", "=", nasty)) }),
    );
    expect(text).not.toContain("\n");
    const parsed = parseQuery(text);
    expect(parsed.search).toBe('x "; where id = 1; //');
    expect(parsed.where).toMatchObject({ kind: "and", parts: { length: 2 } });
  });

  test("preserves any text but control characters and backslashes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(parseQuery(printQuery(query({ search: text }))).search).toBe(safeText(text));
      }),
    );
  });

  test("refuses an empty list and NaN", () => {
    expect(() => anyOf("id", [])).toThrow(RangeError);
    expect(() => compare("id", "=", Number.NaN)).toThrow(RangeError);
  });

  test("drops a group without conditions", () => {
    expect(printQuery(query({ fields: ["id"], where: and() }))).toBe("fields id;");
  });
});
