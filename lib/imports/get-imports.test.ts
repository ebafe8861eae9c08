import { createClient } from "@supabase/supabase-js";
import { afterEach, expect, it, vi } from "vitest";
import type { Database } from "@/lib/supabase/database-client";
import { listImports } from "./get-imports";
import { READING_MAX_MS } from "./upload-limits";

afterEach(() => void vi.useRealTimers());

it.each([
  ["reading", READING_MAX_MS - 1000, "reading"],
  ["reading", READING_MAX_MS + 1000, "interrupted"],
  ["matching", READING_MAX_MS + 1000, "matching"],
])("of an import that is %s, %i ms old, returns the state %s", async (stored, age, state) => {
  const now = Date.parse("2026-01-01T12:00:00Z");
  vi.useFakeTimers({ now, toFake: ["Date"] });
  const row = {
    ...{ id: "3f0e6a0a-5d2c-4f5e-9a50-0d9f6f4f7c11", source: "generic", fileName: "big.csv", state: stored },
    ...{ added: 0, changed: 0, records: 0, leftOut: [], undoUntil: null },
    createdAt: new Date(now - age).toISOString(),
  };
  const fetch = async () => Response.json([row]);
  const supabase = createClient<Database>("http://supabase.test", "key", { global: { fetch } });
  expect(await listImports({ id: "", email: "", supabase })).toMatchObject([{ fileName: "big.csv", state }]);
});
