import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Supabase } from "./server.ts";

type Options = {
  supabase: Pick<Supabase, "database" | "secretKey">;
  dataDir: string;
  /** Whether IGDB is sandboxed too. */
  hasSamples: boolean;
};

/** Lets the sync job write: puts the secret key, which only this start knows, into a file that only its owner can read. */
export async function openCatalogue({ supabase, dataDir, hasSamples }: Options): Promise<void> {
  const { driver } = supabase.database;
  // A job of an earlier start has another key, and can't write anymore.
  await driver.query("update public.catalogue_state set lease = null, leased_until = null");
  if (hasSamples) {
    // The sample games never change.
    await driver.query(
      "update public.catalogue_state set synchronised_at = now() where is_loaded and source like 'sandbox:%'",
    );
  } else {
    // They would mix with the games of the real IGDB.
    await driver.query(
      "delete from public.games where exists (select from public.catalogue_state where source like 'sandbox:%')",
    );
    await driver.query(
      "delete from public.companies where exists (select from public.catalogue_state where source like 'sandbox:%')",
    );
    await driver.query(
      `update public.catalogue_state set source = null, is_loaded = false, games = 0, synchronised_at = null, pass = null,
         step = null, changes_at = null, full_at = null, popularity_at = null, swept_at = null
       where source like 'sandbox:%'`,
    );
  }
  const file = join(dataDir, "supabase", "secret-key");
  // An existing file would keep its mode.
  await rm(file, { force: true });
  await writeFile(file, supabase.secretKey, { mode: 0o600 });
}
