import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { sampleSource, secretKeyFile } from "../lib/sample-catalogue.ts";
import { planServices, sandboxVariables } from "../lib/services.ts";
import type { Environment } from "../lib/settings.ts";
import { UserError } from "../lib/user-error.ts";

const settingsSchema = z.object({
  IGDB_API_URL: z.url().default("https://api.igdb.com/v4"),
  IGDB_TOKEN_URL: z.url().default("https://id.twitch.tv/oauth2/token"),
  IGDB_CLIENT_ID: z.string(),
  IGDB_CLIENT_SECRET: z.string(),
  IGDB_REQUESTS_PER_SECOND: z.coerce.number().positive().default(4),
  IGDB_OPEN_REQUESTS: z.coerce.number().positive().default(8),
  SUPABASE_URL: z.url(),
  SUPABASE_SECRET_KEY: z.string(),
});

export type JobSettings = z.infer<typeof settingsSchema> & { source: string };

/**
 * The services that the job reads and writes. Those without keys are the sandbox's that runs on `DATA_DIR`.
 * @throws {UserError}
 */
export function readJobSettings(environment: Environment): JobSettings {
  const sandbox = environment.SANDBOX_URL;
  const plan = sandbox ? null : planServices(environment);
  const isSandboxed = (name: "igdb" | "supabase", url: string | undefined) =>
    plan ? plan.sandboxed.some((row) => row.name === name) : url?.startsWith(`${sandbox}/`) === true;
  const isSampleIgdb = isSandboxed("igdb", environment.IGDB_API_URL);
  const isSampleDatabase = isSandboxed("supabase", environment.SUPABASE_URL);
  if (isSampleIgdb && !isSampleDatabase) {
    throw new UserError(
      "Supabase has keys and IGDB has none: the sandbox's sample games are never written to a real project. Set IGDB_CLIENT_ID and IGDB_CLIENT_SECRET.",
    );
  }
  const dataDir = resolve(environment.DATA_DIR ?? ".data");
  const all = {
    ...environment,
    ...(plan && plan.sandboxed.length > 0
      ? sandboxVariables(plan, sandboxUrlOf(dataDir, isSampleDatabase))
      : {}),
    ...(isSampleDatabase ? { SUPABASE_SECRET_KEY: readSecretKey(dataDir) } : {}),
  };
  if (!all.SUPABASE_SECRET_KEY) {
    throw new UserError(
      "SUPABASE_SECRET_KEY is missing: the job writes with the project's secret key (see .env.example).",
    );
  }
  const settings = settingsSchema.safeParse(all);
  if (!settings.success) {
    const lines = settings.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`);
    throw new UserError(`${lines.join("; ")} (see .env.example).`);
  }
  return { ...settings.data, source: isSampleIgdb ? sampleSource(environment) : "igdb" };
}

const databaseSchema = z.object({ SUPABASE_URL: z.url(), SUPABASE_SECRET_KEY: z.string() });

/**
 * The database alone, for jobs that need no IGDB. Without keys it is that of the sandbox that runs on `DATA_DIR`.
 * @throws {UserError}
 */
export function readDatabaseSettings(environment: Environment): z.infer<typeof databaseSchema> {
  const sandbox = environment.SANDBOX_URL;
  const plan = sandbox ? null : planServices(environment);
  const isSample = plan
    ? plan.sandboxed.some((row) => row.name === "supabase")
    : environment.SUPABASE_URL?.startsWith(`${sandbox}/`) === true;
  const dataDir = resolve(environment.DATA_DIR ?? ".data");
  const settings = databaseSchema.safeParse({
    ...environment,
    ...(plan && isSample ? sandboxVariables(plan, sandboxUrlOf(dataDir, true)) : {}),
    ...(isSample ? { SUPABASE_SECRET_KEY: readSecretKey(dataDir) } : {}),
  });
  if (settings.success) return settings.data;
  throw new UserError("SUPABASE_URL or SUPABASE_SECRET_KEY is missing: see .env.example.");
}

function sandboxUrlOf(dataDir: string, isNeeded: boolean): string {
  try {
    return `http://127.0.0.1:${Number(readFileSync(join(dataDir, "sandbox-port"), "utf8"))}`;
  } catch {
    if (isNeeded) throw notRunning(dataDir);
    return "http://127.0.0.1:1";
  }
}

function readSecretKey(dataDir: string): string {
  try {
    return readFileSync(secretKeyFile(dataDir), "utf8").trim();
  } catch {
    throw notRunning(dataDir);
  }
}

const notRunning = (dataDir: string) =>
  new UserError(
    `Supabase has no keys, and no sandbox runs on ${dataDir}. Start it with npm start, or set SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.`,
  );

export type JobOptions = { isFull: boolean; watchMinutes: number | null; leaseS: number | undefined };

const DEFAULT_WATCH_MINUTES = 60;
const USAGE = "npm run catalogue [-- --full] [-- --watch[=minutes]]";

/** @throws {UserError} */
export function readOptions(args: string[]): JobOptions {
  // `--watch` alone has a default, which `parseArgs` does not know.
  const given = args.map((arg) => (arg === "--watch" ? `--watch=${DEFAULT_WATCH_MINUTES}` : arg));
  try {
    const { values } = parseArgs({
      args: given,
      options: {
        full: { type: "boolean", default: false },
        watch: { type: "string" },
        "lease-seconds": { type: "string" },
      },
    });
    const watchMinutes = values.watch === undefined ? null : Number(values.watch);
    if (watchMinutes !== null && !(watchMinutes >= 1)) throw new Error("--watch takes a number of minutes");
    const lease = values["lease-seconds"];
    return { isFull: values.full, watchMinutes, leaseS: lease === undefined ? undefined : Number(lease) };
  } catch (error) {
    throw new UserError(`${error instanceof Error ? error.message : error}. Usage: ${USAGE}`);
  }
}
