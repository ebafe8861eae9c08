import { connectDatabase } from "../../lib/catalogue-sync/database.ts";
import { type StopReason, SyncStop } from "../../lib/catalogue-sync/stop.ts";
import { type PassKind, syncCatalogue } from "../../lib/catalogue-sync/sync.ts";
import { createJobClient } from "../../lib/igdb/igdb.ts";
import { shareSlots } from "../../lib/igdb/shared-slots.ts";
import { sharedStore } from "../../lib/shared-store/store.ts";
import { createProgress, duration } from "./progress.ts";
import type { JobOptions, JobSettings } from "./settings.ts";

const EXIT_CODES: Record<StopReason, number> = {
  igdb: 2,
  database: 2,
  lease_lost: 3,
  busy: 3,
  other_source: 4,
  interrupted: 130,
};
const PASSES: Record<PassKind, string> = { full: "all games", changes: "what has changed" };
const count = new Intl.NumberFormat("en-US");

/** @returns a function that synchronises once, prints how it went, and returns the exit code */
export function createJob(
  settings: JobSettings,
  { isFull, leaseS }: JobOptions,
  signal: AbortSignal,
): () => Promise<number> {
  const retries = { signal };
  const database = connectDatabase(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, retries);
  const igdb = {
    apiUrl: settings.IGDB_API_URL.replace(/\/+$/, ""),
    tokenUrl: settings.IGDB_TOKEN_URL,
    clientId: settings.IGDB_CLIENT_ID,
    clientSecret: settings.IGDB_CLIENT_SECRET,
    perSecond: settings.IGDB_REQUESTS_PER_SECOND,
    open: settings.IGDB_OPEN_REQUESTS,
    share: shareSlots(sharedStore()),
  };

  return async () => {
    const startedAt = Date.now();
    const progress = createProgress(process.stdout);
    let step = "";
    try {
      const result = await syncCatalogue({
        source: settings.source,
        database,
        retries,
        isFull,
        ...(leaseS === undefined ? {} : { leaseS }),
        // A full pass is rare and takes minutes even with the whole budget; other passes leave half of it to the visitors.
        connectIgdb: (pass) => createJobClient(igdb, pass === "full" ? "all" : "background"),
        onPass(pass, state) {
          const isResumed = state.step !== null;
          console.log(`Catalogue: reading ${PASSES[pass]}${isResumed ? `, from "${state.step}" on` : ""}.`);
        },
        onStep(name) {
          step = name;
        },
        onProgress: progress.update,
      });
      progress.end();
      const took = duration((Date.now() - startedAt) / 1000);
      const skipped = result.skipped > 0 ? `, ${count.format(result.skipped)} unreadable rows left out` : "";
      console.log(
        result.pass
          ? `Catalogue: ${count.format(result.total)} games, ${count.format(result.games)} read in ${took}${skipped}.`
          : `Catalogue: the sandbox's ${count.format(result.total)} sample games are there.`,
      );
      return 0;
    } catch (error) {
      progress.end();
      if (!(error instanceof SyncStop)) throw error;
      const where = step ? ` It stopped at "${step}"; the next run goes on there.` : "";
      console.error(`Catalogue: ${error.message}${where}`);
      return EXIT_CODES[error.reason];
    }
  };
}
