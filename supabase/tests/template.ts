import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSupabase } from "../../sandbox/supabase/server.ts";

// Vitest's global setup: creates a migrated database, which each test file copies.

let folder: string | undefined;

export async function setup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  folder = await mkdtemp(join(tmpdir(), "questshelf-template-"));
  const mailbox = { deliver: async () => {} };
  const supabase = await createSupabase({ dataDir: folder, siteUrl: "http://localhost", mailbox });
  await supabase.close();
  process.env.TEST_DATABASE_TEMPLATE = folder;
}

export async function teardown(): Promise<void> {
  if (folder) await rm(folder, { recursive: true, force: true });
}
