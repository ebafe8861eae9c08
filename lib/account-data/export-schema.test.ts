import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import { PROFILE_COLUMNS, TABLES } from "./tables";

const object = z.object({
  required: z.array(z.string()),
  properties: z.record(z.string(), z.looseObject({})),
});
const schema = object
  .extend({ $defs: z.record(z.string(), object) })
  .parse(JSON.parse(readFileSync("docs/export.schema.json", "utf8")));

/** By the references of the document, as in `{ items: { $ref: "#/$defs/user_game" } }`. */
function definitionOf(name: string) {
  const { $ref } = z
    .object({ $ref: z.string() })
    .parse(name === "profile" ? schema.properties.profile : schema.properties[name]?.items);
  return schema.$defs[$ref.replace("#/$defs/", "")];
}

test.each([
  ["profile", PROFILE_COLUMNS],
  ...Object.entries(TABLES).map(([table, { columns }]) => [table, columns] as const),
] as const)("%s: the schema has and requires each column", (name, columns) => {
  const definition = definitionOf(name);
  expect(Object.keys(definition?.properties ?? {}).sort()).toEqual([...columns].sort());
  expect(definition?.required.toSorted()).toEqual([...columns].sort());
});

test("the schema requires each list", () => {
  expect(schema.required).toEqual(expect.arrayContaining(Object.keys(TABLES)));
});
