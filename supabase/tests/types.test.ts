import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DatabaseClient } from "../../lib/supabase/database-client.ts";
import { schemaDigest } from "../../scripts/lib/schema-digest.ts";
import { startSupabase } from "./harness.ts";

let server: Awaited<ReturnType<typeof startSupabase>>;
beforeAll(async () => {
  server = await startSupabase();
});
afterAll(() => server.stop());

/** Compiles, and never runs. */
export function checkTypes(client: DatabaseClient) {
  // @ts-expect-error: there is no such function
  void client.rpc("no_such_function");
  // @ts-expect-error: the argument has another name
  void client.rpc("set_status", { games: [1], new_status: "want" });
  // @ts-expect-error: there is no such table
  void client.from("no_such_table");
}

test("types/database.ts is of this schema; `npm run types` writes it", async () => {
  const [first] = (await readFile("types/database.ts", "utf8")).split("\n");
  expect(first).toContain(await schemaDigest(server.sql));
});
