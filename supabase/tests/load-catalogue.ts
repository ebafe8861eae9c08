import { connectDatabase } from "../../lib/catalogue-sync/database.ts";
import { type SyncOptions, type SyncResult, syncCatalogue } from "../../lib/catalogue-sync/sync.ts";
import type { IgdbClient } from "../../lib/igdb/client.ts";
import { loadCatalogue as loadTables } from "../../sandbox/igdb/catalogue/load.ts";
import { Database } from "../../sandbox/igdb/evaluate/database.ts";
import { countRows, runQuery } from "../../sandbox/igdb/evaluate/run.ts";
import type { Tables } from "../../sandbox/igdb/tables.ts";
import type { Supabase } from "../../sandbox/supabase/server.ts";
import { startSupabase } from "./harness.ts";

type Server = { url: string; supabase: Pick<Supabase, "secretKey"> };

/** Starts a Supabase whose database has the sandbox's sample catalogue. */
export async function startWithCatalogue() {
  const template = process.env.TEST_CATALOGUE_TEMPLATE;
  const server = await startSupabase({ template });
  if (!template) await loadCatalogue(server);
  return server;
}

/**
 * Fills a test database with the sandbox's sample catalogue, as the sync job does.
 * @param size adds generated games up to this number
 */
export async function loadCatalogue(server: Server, size = 0): Promise<void> {
  await syncFrom(server, loadTables(size), { source: "sandbox:test" });
}

/** Runs the sync job on IGDB's tables, without HTTP. */
export function syncFrom(
  { url, supabase }: Server,
  tables: Tables,
  options: Partial<SyncOptions> = {},
): Promise<SyncResult> {
  return syncCatalogue({
    source: "igdb",
    database: connectDatabase(url, supabase.secretKey),
    connectIgdb: () => igdbOf(tables),
    ...options,
  });
}

/** The sandbox's IGDB as a client. */
export function igdbOf(tables: Tables): IgdbClient {
  const igdb = new Database(tables);
  return {
    rows: async (endpoint, query, row) => runQuery(igdb, endpoint, query, false).map((raw) => row.parse(raw)),
    count: async (endpoint, query) => countRows(igdb, endpoint, query, false),
  };
}
