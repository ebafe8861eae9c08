import fc from "fast-check";
import type { Comparison, Condition, Literal, Query } from "./ast.ts";

const name = fc.constantFrom(
  "id",
  "name",
  "cover",
  "genres",
  "t",
  "n",
  "f",
  "where",
  "release_dates",
  "x1_2",
);
const plainPath = fc.array(name, { minLength: 1, maxLength: 4 }).map((names) => names.join("."));
const fieldPath = fc.oneof(
  plainPath,
  plainPath.map((path) => `${path}.*`),
  fc.constant("*"),
);
const number = fc.oneof(
  fc.integer({ min: -(2 ** 40), max: 2 ** 40 }),
  fc.integer({ min: -1_000_000, max: 1_000_000 }).map((value) => value / 1000),
);
const literal: fc.Arbitrary<Literal> = fc.oneof(
  number.map((value): Literal => ({ kind: "number", value: value === 0 ? 0 : value })),
  fc.string({ unit: "binary" }).map((value): Literal => ({ kind: "string", value })),
  fc.boolean().map((value): Literal => ({ kind: "boolean", value })),
  fc.constant<Literal>({ kind: "null" }),
);
const comparison: fc.Arbitrary<Comparison> = fc.oneof(
  fc.record({
    kind: fc.constant("compare"),
    path: plainPath,
    operator: fc.constantFrom("=", "!=", ">", ">=", "<", "<=", "~", "!~"),
    value: fc.oneof(
      literal,
      fc.record({
        kind: fc.constant("pattern"),
        value: fc.string(),
        openStart: fc.boolean(),
        openEnd: fc.boolean(),
      }),
    ),
  }),
  fc.record({
    kind: fc.constant("compare"),
    path: plainPath,
    operator: fc.constantFrom("=", "!="),
    value: fc.record({
      kind: fc.constant("list"),
      mode: fc.constantFrom("any", "all", "exact"),
      items: fc.array(literal, { minLength: 1, maxLength: 6 }),
    }),
  }),
);
const condition = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4 },
    comparison,
    fc.record({
      kind: fc.constantFrom("and", "or"),
      parts: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }),
    }),
  ),
})).tree;
const count = fc.option(fc.nat());

/** Any query that the grammar can express; for property tests. */
export const anyQuery: fc.Arbitrary<Query> = fc.record({
  fields: fc.array(fieldPath, { maxLength: 6 }),
  exclude: fc.array(fieldPath, { maxLength: 3 }),
  where: fc.option(condition),
  sort: fc.option(fc.record({ path: plainPath, direction: fc.constantFrom("asc", "desc") })),
  limit: count,
  offset: count,
  search: fc.option(fc.string()),
});

/** Text that resembles Apicalypse: its words and symbols in any order, mixed with noise. */
export const almostQuery: fc.Arbitrary<string> = fc
  .array(
    fc.oneof(
      fc.constantFrom(..."fields f w where x s sort l limit o offset search query games count id".split(" ")),
      fc.constantFrom(...'; , . * ( ) [ ] { } ! = != ~ !~ > <= & | / // " \\ "a" 12 -3.5 true n'.split(" ")),
      fc.string({ unit: "binary", maxLength: 8 }),
    ),
    { maxLength: 60 },
  )
  .map((parts) => parts.join(" "));
