import { globSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import type { RouteHandler } from "../../lib/http/route.ts";
import { resolveProductModules } from "../../scripts/lib/product-modules.ts";
import { pathOf } from "../../scripts/lib/routes.ts";
import type { RouteSchemas } from "./schemas.ts";

// Prints what each route declares, as JSON Schema. A process of its own, because React lacks `createContext` under the
// `react-server` condition that our commands set, and because Playwright cannot import the product.

const APP = join(import.meta.dirname, "../../app");
const PARTS = ["params", "query", "body"] as const;

resolveProductModules();
const all: Record<string, RouteSchemas> = {};
for (const file of globSync("**/route.ts", { cwd: APP })) {
  const handlers: Record<string, Partial<RouteHandler>> = await import(join(APP, file));
  all[pathOf(file)] = Object.fromEntries(
    Object.entries(handlers).map(([method, { declared = [] }]) => [method, declared.map(toJson)]),
  );
}
// A write to a pipe may be cut off by an exit.
process.stdout.write(JSON.stringify(all));

function toJson({ schemas }: RouteHandler["declared"][number]) {
  return Object.fromEntries(
    PARTS.flatMap((part) => {
      const schema = schemas[part];
      return schema ? [[part, z.toJSONSchema(schema, { io: "input", unrepresentable: "any" })]] : [];
    }),
  );
}
