import { spawnSync } from "node:child_process";
import { join } from "node:path";
import postgres from "postgres";
import { createDatabase, type PostgresServer } from "../../scripts/lib/postgres-server.ts";

/** Installed on demand rather than as a dependency: it is 136 MB. */
const CLI = "supabase@2.117.0";
const RUN_MS = 120_000;

type Finding = { level: string; name: string; detail: string };
type Advice = { findings: string[] } | { skipped: string };

/**
 * Checks the migrations with Supabase's advisors, which hosted projects show. Needs the package registry.
 * @returns the errors and warnings, except that a function with a SQL-standard body has no search_path: its names are bound
 *   when it is created, and PostgreSQL inlines it only without one
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
  const bound = await boundFunctions(database);
  const isFalse = ({ name, detail }: Finding) =>
    name === "function_search_path_mutable" && bound.some((one) => detail.includes(`\`${one}\``));
  return {
    findings: findingsOf(answer)
      .filter((finding) => !isFalse(finding))
      .map(({ level, name, detail }) => `${level} ${name}: ${detail}`),
  };
}

/** Functions with a SQL-standard body (`return …`, `begin atomic`). */
async function boundFunctions(url: string): Promise<string[]> {
  const sql = postgres(url, { max: 1 });
  try {
    const rows = await sql<{ name: string }[]>`
      select format('%s.%s', n.nspname, p.proname) as name
      from pg_proc p join pg_namespace n on n.oid = p.pronamespace where p.prosqlbody is not null`;
    return rows.map(({ name }) => name);
  } finally {
    await sql.end();
  }
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
