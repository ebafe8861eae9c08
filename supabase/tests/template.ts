import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createSupabase } from "../../sandbox/supabase/server.ts";
import { startSupabase } from "./harness.ts";
import { loadCatalogue } from "./load-catalogue.ts";

// Vitest's global setup: creates a migrated database, and one that also has the sample catalogue. Test files copy them.

const folders: string[] = [];

export async function setup(): Promise<void> {
  if (process.env.TEST_POSTGRES_URL) return;
  const folder = await newFolder();
  const mailbox = { deliver: async () => {} };
  const supabase = await createSupabase({ dataDir: folder, siteUrl: "http://localhost", mailbox });
  await supabase.close();
  // Half of the files: PostgreSQL's own databases, which nothing opens.
  for (const id of [1, 4]) await rm(join(folder, `supabase/postgres/base/${id}`), { recursive: true });
  process.env.TEST_DATABASE_TEMPLATE = folder;

  const filled = await newFolder();
  await cp(folder, filled, { recursive: true });
  const server = await startSupabase({ dataDir: filled });
  await loadCatalogue(server);
  await server.stop();
  process.env.TEST_CATALOGUE_TEMPLATE = filled;
}

export async function teardown(): Promise<void> {
  for (const folder of folders) await rm(folder, { recursive: true, force: true });
}

async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "questshelf-template-"));
  folders.push(folder);
  return folder;
}
