import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { createDatabase, type PostgresServer } from "../../scripts/lib/postgres-server.ts";

/** Installed on demand rather than as a dependency: it is 136 MB. */
const CLI = "supabase@2.117.0";
const RUN_MS = 120_000;

type Finding = { level: string; name: string; detail: string };
export type Advice = { findings: string[] } | { skipped: string };

/**
 * Checks the migrations with Supabase's advisors, which hosted projects show. Needs the package registry.
 * @returns the errors and warnings
 */
export async function readAdvisors(server: PostgresServer, folder: string): Promise<Advice> {
  const installed = run("npm", ["install", "--prefix", folder, "--no-save", "--no-audit", "--no-fund", CLI]);
  if (installed.status !== 0) {
    return { skipped: `SKIPPED: Supabase's advisors, because ${CLI} could not be installed.` };
  }
  const database = await createDatabase(server, "advisors", folder);
  const program = join(folder, "node_modules/.bin/supabase");
  const options = ["--output-format", "json", "--level", "warn"];
  const { status, stdout, stderr } = run(
    program,
    ["db", "advisors", "--db-url", `${database}?sslmode=disable`, ...options],
    // Its settings and its reports of use stay away from those of the user.
    { HOME: folder, SUPABASE_TELEMETRY_DISABLED: "1" },
  );
  if (status !== 0) return { findings: [`the advisors failed: ${stderr}`] };
  const answer: unknown = JSON.parse(stdout);
  return {
    findings: findingsOf(answer).map(({ level, name, detail }) => `${level} ${name}: ${detail}`),
  };
}

/** The command prints a list, or an object with a list if there is none. */
function findingsOf(answer: unknown): Finding[] {
  if (Array.isArray(answer)) return answer;
  const { results } = answer as { results?: unknown };
  if (!Array.isArray(results)) throw new Error(`Supabase's advisors have answered in another form`);
  return results;
}

const run = (program: string, args: string[], variables: Record<string, string> = {}) =>
  spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...variables },
    timeout: RUN_MS,
    maxBuffer: 64 * 1024 * 1024,
  });
