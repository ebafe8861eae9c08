import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { App } from "./app.ts";
import type { Children } from "./children.ts";
import type { Environment } from "./settings.ts";
import { UserError } from "./user-error.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
/** The sources that determine the sample games in the database. */
const SOURCES = [
  "sandbox/igdb/catalogue",
  "lib/catalogue-sync",
  "lib/igdb/catalogue-rows.ts",
  "supabase/migrations",
];

/** The file to which the sandbox writes its Supabase's key, which changes at each start. */
export const secretKeyFile = (dataDir: string) => join(dataDir, "supabase", "secret-key");

/** The name of the sample games in `catalogue_state.source`; other games have another one. */
export function sampleSource({ SANDBOX_CATALOGUE = "" }: Environment): string {
  const hash = createHash("sha256").update(SANDBOX_CATALOGUE);
  for (const path of SOURCES.flatMap(filesOf))
    hash.update(`${path}\0`).update(readFileSync(join(root, path)));
  return `sandbox:${hash.digest("hex").slice(0, 16)}`;
}

function filesOf(path: string): string[] {
  if (statSync(join(root, path)).isFile()) return [path];
  return readdirSync(join(root, path), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.name.endsWith(".test.ts"))
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length))
    .sort();
}

/** Runs the sync job if IGDB and Supabase are the sandbox's and the catalogue is empty or outdated. */
export async function syncSampleCatalogue(app: App, children: Children): Promise<void> {
  const { sandboxUrl, plan, env } = app;
  const isSandboxed = (name: string) => plan.sandboxed.some((row) => row.name === name);
  if (!sandboxUrl || !isSandboxed("igdb") || !isSandboxed("supabase")) return;
  if (!(await isFilled(env))) {
    const args = ["--conditions=react-server", "scripts/catalogue.ts"];
    const code = await children.run("The catalogue", args, env);
    if (code !== 0) throw new UserError("The catalogue was not filled (see above).");
  }
  // Later readers of this list count what the app requests.
  await fetch(`${sandboxUrl}/_sandbox/requests.json`, { method: "DELETE" });
}

async function isFilled(env: Environment): Promise<boolean> {
  const url = `${env.SUPABASE_URL}/rest/v1/catalogue_state?select=source,is_loaded`;
  const response = await fetch(url, { headers: { apikey: env.SUPABASE_PUBLISHABLE_KEY ?? "" } });
  const [state]: unknown[] = response.ok ? await response.json() : [];
  return JSON.stringify(state) === JSON.stringify({ source: sampleSource(env), is_loaded: true });
}

/** The summary's line on the catalogue; none if the sandbox has both services. */
export function catalogueNote({ plan }: Pick<App, "plan">): string | null {
  const isReal = (name: string) => plan.real.some((row) => row.name === name);
  if (isReal("igdb") && isReal("supabase")) return "as `npm run catalogue` left it (docs/deploying.md)";
  if (isReal("igdb")) return "empty until `npm run catalogue` loads IGDB's games into the sandbox's database";
  if (isReal("supabase"))
    return "left alone: Supabase is real, and the sandbox's sample games are never written to it";
  return null;
}
