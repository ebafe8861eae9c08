import fc from "fast-check";
import { expect, test } from "vitest";
import type { Comparison, Condition, Literal } from "../../../apicalypse/ast.ts";
import { FIXTURE } from "../fixture.ts";
import { Database } from "./database.ts";
import { candidatesOf } from "./plan.ts";
import { compileWhere } from "./where.ts";

const paths = [
  "id",
  "slug",
  "name",
  "genres",
  "platforms",
  "cover",
  "category",
  "genres.name",
  "release_dates.platform",
  "involved_companies.company",
  "involved_companies.developer",
  "involved_companies.company.slug",
  "dlcs.parent_game.genres",
  "parent_game.name",
];
const values = [
  1,
  6,
  12,
  31,
  48,
  80,
  908,
  1942,
  13166,
  "doom",
  "Shooter",
  "cd-projekt-red",
  true,
  false,
  null,
];

const literal = fc.constantFrom(...values).map((value): Literal => {
  if (value === null) return { kind: "null" };
  if (typeof value === "number") return { kind: "number", value };
  return typeof value === "string" ? { kind: "string", value } : { kind: "boolean", value };
});
const comparison: fc.Arbitrary<Comparison> = fc.record({
  kind: fc.constant("compare"),
  path: fc.constantFrom(...paths),
  operator: fc.constantFrom("=", "!=", "~"),
  value: fc.oneof(
    literal,
    fc.record({
      kind: fc.constant("list"),
      mode: fc.constantFrom("any", "all", "exact"),
      items: fc.array(literal, { minLength: 1, maxLength: 3 }),
    }),
    fc.constant({ kind: "pattern", value: "o", openStart: true, openEnd: true } as const),
  ),
});
const condition = fc.letrec<{ tree: Condition }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 3 },
    comparison,
    fc.record({
      kind: fc.constantFrom("and", "or"),
      parts: fc.array(tie("tree"), { minLength: 1, maxLength: 3 }),
    }),
  ),
})).tree;

test("finds the same rows through indexes as through a full scan", () => {
  // Repeated rows make the related tables relatively small, so that the planner also starts from related rows.
  const games = Array.from({ length: 6 }, (_, copy) =>
    (FIXTURE.games ?? []).map((row) => ({ ...row, id: row.id + copy * 100_000 })),
  ).flat();
  const database = new Database({ ...FIXTURE, games });
  let narrowed = 0;
  fc.assert(
    fc.property(condition, (where) => {
      const candidates = candidatesOf(database, "games", where, false);
      if (!candidates) return;
      narrowed += 1;
      const test = compileWhere(database, "games", where, false);
      const all = games.flatMap((row, position) => (test(row) ? [position] : []));
      expect([...candidates].filter((position) => all.includes(position))).toEqual(all);
    }),
    { numRuns: 2000 },
  );
  expect(narrowed).toBeGreaterThan(200);
});
