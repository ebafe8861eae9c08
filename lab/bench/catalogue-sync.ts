import { readFileSync } from "node:fs";
import type { App } from "../../scripts/lib/app.ts";
import type { Children } from "../../scripts/lib/children.ts";
import { secretKeyFile } from "../../scripts/lib/sample-catalogue.ts";
import { UserError } from "../../scripts/lib/user-error.ts";
import { withSql } from "./catalogue-figures.ts";

/** Generated games have the last second of `updated_at` in the order of their ids (sandbox/igdb/catalogue/generate.ts). */
const CHANGED = 1000;

/** Seconds of the sync job, with IGDB held at 4 requests/s. */
export type SyncFigures = { games: number; fullS: number; changedGames: number; changedS: number };

/**
 * Reads from the database how long the full pass took, which `startSandbox` ran, and lets the job read changed games.
 * @param url of the app's database, for a superuser
 */
export async function syncFigures(app: App, children: Children, url: string): Promise<SyncFigures> {
  const full = await withSql(url, async (sql) => {
    const [state] = await sql<{ games: number; seconds: number }[]>`
      select games, extract(epoch from synchronised_at - full_at)::float8 as seconds from public.catalogue_state`;
    return state;
  });
  if (!full) throw new UserError("The catalogue was not filled.");
  const changedGames = await forgetChanges(url);
  // Marks the games as IGDB's own: the job reads no changes of the sandbox's.
  const { SANDBOX_URL: _, ...environment } = app.env;
  const env = {
    ...environment,
    STEAM_API_KEY: "unused",
    TURNSTILE_SITE_KEY: "unused",
    SUPABASE_SECRET_KEY: readFileSync(secretKeyFile(app.settings.dataDir), "utf8").trim(),
  };
  const start = performance.now();
  const code = await children.run(
    "The catalogue",
    ["--conditions=react-server", "scripts/catalogue.ts"],
    env,
  );
  if (code !== 0) throw new UserError("The changed games were not read (see above).");
  return {
    games: full.games,
    fullS: full.seconds,
    changedGames,
    changedS: (performance.now() - start) / 1000,
  };
}

/** Makes the database one that has not seen the newest changes yet. @returns how many games they are */
async function forgetChanges(url: string): Promise<number> {
  return await withSql(url, async (sql) => {
    const [newest] = await sql<{ at: Date }[]>`
      select updated_at as at from public.games order by updated_at desc offset ${CHANGED} limit 1`;
    const at = newest?.at ?? new Date(0);
    const changed = await sql`
      update public.games set name = name || ' (old)', checksum = null where updated_at > ${at} returning id`;
    // The job reads an hour more than since the last pass.
    await sql`
      update public.catalogue_state set source = 'igdb', popularity_at = now(), swept_at = now(), full_at = now(),
        changes_at = ${at} + interval '1 hour 1 second'`;
    return changed.length;
  });
}
