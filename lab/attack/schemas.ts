import { spawnSync } from "node:child_process";
import { join } from "node:path";
import fc from "fast-check";
import type { z } from "zod";
import { fillPath } from "../../scripts/lib/routes.ts";
import { KNOWN_VALUES } from "./known-values.ts";
import { badText } from "./values.ts";

type JsonSchema = z.core.JSONSchema.JSONSchema;
/** What one handler declares in `route()`. */
export type Declared = { params?: JsonSchema; query?: JsonSchema; body?: JsonSchema };
/** By method; several for an address with several handlers. */
export type RouteSchemas = Partial<Record<string, Declared[]>>;

const MAX_LENGTH = 5;
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024;

/** What all routes declare, by path. Takes a second. */
export function readSchemas(): Record<string, RouteSchemas> {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(import.meta.dirname, "print-schemas.ts")],
    { encoding: "utf8", maxBuffer: MAX_OUTPUT_BYTES },
  );
  if (status !== 0) throw new Error(`The routes' schemas could not be read: ${stderr}`);
  return JSON.parse(stdout);
}

/** A valid body of a handler, always the same; undefined if it declares none. */
export function exampleBody([declared]: Declared[] = []): unknown {
  return declared?.body && example(valid(declared.body));
}

/** A path of a route with valid parameters, always the same. */
export function examplePath(path: string, [declared]: Declared[] = []): string {
  return fillPath(path, (name) => String(example(valid(declared?.params?.properties?.[name], name))));
}

function example<T>(values: fc.Arbitrary<T>): T | undefined {
  return fc.sample(values, { seed: 1, numRuns: 1 })[0];
}

/** Values that a schema accepts, except for rules that JSON Schema cannot express. `name` selects known values. */
export function valid(schema: JsonSchema | boolean | undefined, name = ""): fc.Arbitrary<unknown> {
  if (typeof schema !== "object") return fc.jsonValue({ maxDepth: 2 });
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, name)));
  // `type` can be an array in JSON, unlike in zod's type.
  const types = [schema.type].flat();
  return fc.oneof(...types.map((type) => ofType({ ...schema, type }, name)));
}

function ofType(schema: JsonSchema, name: string): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
    case "number":
      return preferKnown(name, numbers(schema), (text) => isNumberOf(schema, Number(text)), Number);
    case "string":
      return preferKnown(name, strings(schema), (text) => matches(schema, text), String);
    case "array":
      return arrays(schema, name);
    case "object":
      return objects(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function preferKnown(
  name: string,
  others: fc.Arbitrary<unknown>,
  fits: (text: string) => boolean,
  parse: (text: string) => unknown,
): fc.Arbitrary<unknown> {
  const known = (KNOWN_VALUES[name] ?? []).filter(fits).map(parse);
  if (known.length === 0) return others;
  return fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: others });
}

function bounds({ type, minimum, maximum, exclusiveMinimum, multipleOf = 1 }: JsonSchema) {
  const lowest = typeof exclusiveMinimum === "number" ? exclusiveMinimum + 1 : (minimum ?? -1_000_000);
  const step = type === "integer" ? 1 : multipleOf;
  return { min: Math.ceil(lowest / step), max: Math.floor((maximum ?? 1_000_000) / step), step };
}

/** Only multiples of a step: fractions of any length have little more to find. */
function numbers(schema: JsonSchema): fc.Arbitrary<number> {
  const { min, max, step } = bounds(schema);
  return fc.integer({ min, max: Math.min(max, Number.MAX_SAFE_INTEGER) }).map((count) => count * step);
}

function isNumberOf(schema: JsonSchema, value: number): boolean {
  const { min, max, step } = bounds(schema);
  const isWhole = Number.isInteger(schema.type === "integer" ? value : value / (schema.multipleOf ?? value));
  return Number.isFinite(value) && isWhole && value >= min * step && value <= max * step;
}

function matches({ pattern, minLength = 0, maxLength = 1e9 }: JsonSchema, text: string): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern ?? "", "u").test(text);
}

function strings(schema: JsonSchema): fc.Arbitrary<string> {
  if (schema.format === "uuid") return fc.uuid();
  if (schema.pattern) return fc.stringMatching(new RegExp(schema.pattern, "u"), { size: "small" });
  return badText.filter((text) => matches(schema, text));
}

function arrays({ items, prefixItems, minItems = 0, maxItems = MAX_LENGTH }: JsonSchema, name: string) {
  if (prefixItems) return fc.tuple(...prefixItems.map((item) => valid(item, name)));
  const item = Array.isArray(items) ? items[0] : items;
  return fc.array(valid(item, name), {
    minLength: minItems,
    maxLength: Math.max(minItems, Math.min(maxItems, MAX_LENGTH)),
  });
}

function objects({ properties, required = [], propertyNames, additionalProperties }: JsonSchema) {
  if (!properties) {
    return fc.dictionary(
      valid(propertyNames ?? { type: "string" }).map(String),
      valid(additionalProperties),
      {
        maxKeys: MAX_LENGTH,
      },
    );
  }
  const values = Object.fromEntries(
    Object.entries(properties).map(([name, property]) => [name, valid(property, name)]),
  );
  return fc.record(values, { requiredKeys: required });
}
