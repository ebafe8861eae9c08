import { globSync } from "node:fs";
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import type { RouteHandler } from "@/lib/http/route";
import { findRoutes } from "../../scripts/lib/routes";
import { ANONYMOUS_ROUTES, QUERIES_WITHOUT_SCHEMA } from "./known-values";
import { readSchemas, valid } from "./schemas";

const SAMPLES = 300;

test("reads the schemas of every route handler", () => {
  const handlers = findRoutes("app").filter(({ kind }) => kind === "handler");
  expect(Object.keys(readSchemas()).sort()).toEqual(handlers.map(({ path }) => path).sort());
}, 20_000);

test.each(globSync("app/**/route.ts"))("generates input that %s accepts", async (file) => {
  const handlers: Record<string, Partial<RouteHandler>> = await import(/* @vite-ignore */ `../../${file}`);
  for (const { schemas } of Object.values(handlers).flatMap(({ declared = [] }) => declared)) {
    for (const [part, schema] of Object.entries(schemas)) {
      if (!schema) continue;
      const inputs = fc.sample(valid(z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })), {
        seed: 1,
        numRuns: SAMPLES,
      });
      expect([part, inputs.some((input) => schema.safeParse(input).success)]).toEqual([part, true]);
    }
  }
});

test("names existing routes only", () => {
  const paths = findRoutes("app").map(({ path }) => path);
  const named = [...ANONYMOUS_ROUTES, ...Object.keys(QUERIES_WITHOUT_SCHEMA)];
  expect(named.filter((path) => !paths.includes(path))).toEqual([]);
});
