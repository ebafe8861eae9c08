import { readFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { schemaDigest } from "../../scripts/lib/schema-digest.ts";
import { startSupabase } from "./harness.ts";

const server = await startSupabase();
afterAll(() => server.stop());

test("types/database.ts is of this schema; `npm run types` writes it", async () => {
  const [first] = (await readFile("types/database.ts", "utf8")).split("\n");
  expect(first).toContain(await schemaDigest(server.sql));
});
