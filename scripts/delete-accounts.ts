import { fileURLToPath } from "node:url";
import { createClient } from "@supabase/supabase-js";
import type { Database } from "../lib/supabase/database-client.ts";
import { readDatabaseSettings } from "./catalogue/settings.ts";
import { resolveProductModules } from "./lib/product-modules.ts";
import { withEnvFiles } from "./lib/settings.ts";
import { runEntry } from "./lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const TIME_LIMIT_MS = 60_000;

/** `npm run delete-accounts`: deletes the accounts whose week is over (docs/operating.md). Exit code 2 if one is left. */
async function main() {
  const settings = readDatabaseSettings(withEnvFiles(process.env, ROOT, "production", [".env.catalogue"]));
  resolveProductModules();
  const { deleteExpiredAccounts } = await import("../lib/account-deletion/delete-expired.ts");
  const admin = createClient<Database>(settings.SUPABASE_URL, settings.SUPABASE_SECRET_KEY, {
    auth: { persistSession: false, autoRefreshToken: false, detectSessionInUrl: false },
    global: {
      fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(TIME_LIMIT_MS) }),
    },
  });
  const { deleted, failed } = await deleteExpiredAccounts(admin);
  if (deleted > 0 || failed > 0 || !process.argv.includes("--quiet")) {
    console.log(`Accounts: ${deleted} deleted, ${failed} left to the next run.`);
  }
  process.exit(failed > 0 ? 2 : 0);
}

await runEntry(main);
