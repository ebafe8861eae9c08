import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import postgres from "postgres";
import {
  createDatabase,
  findOrInstallPostgres,
  NO_POSTGRES,
  startPostgresServer,
} from "./lib/postgres-server.ts";
import { schemaDigest } from "./lib/schema-digest.ts";
import { createTempDir } from "./lib/temp-dir.ts";
import { runEntry, UserError } from "./lib/user-error.ts";

const ROOT = fileURLToPath(new URL("..", import.meta.url));
const FILE = join(ROOT, "types/database.ts");
/** Installed on demand rather than as a dependency: with its 128 packages it is 212 MB. */
const GENERATOR = "@supabase/postgres-meta";
const VERSION = "0.99.0";

/** `npm run types`: writes `types/database.ts` from the migrations. Needs PostgreSQL and the package registry. */
async function main() {
  const folder = findOrInstallPostgres();
  if (folder === undefined) throw new UserError(`The types need a database, and ${NO_POSTGRES}`);
  const temp = createTempDir();
  const server = await startPostgresServer(folder);
  try {
    const url = await createDatabase(server, "types", temp.path);
    run("npm", [
      "install",
      "--prefix",
      temp.path,
      "--no-save",
      "--no-audit",
      "--no-fund",
      `${GENERATOR}@${VERSION}`,
    ]);
    const generated = run(
      process.execPath,
      [join(temp.path, "node_modules", GENERATOR, "dist/server/server.js")],
      {
        PG_META_GENERATE_TYPES: "typescript",
        PG_META_GENERATE_TYPES_INCLUDED_SCHEMAS: "public",
        PG_META_DB_URL: url,
      },
    );
    writeFileSync(
      FILE,
      `// Written by \`npm run types\` from the schema ${await digestOf(url)}.\n\n${generated}`,
    );
    run(process.execPath, [join(ROOT, "node_modules/@biomejs/biome/bin/biome"), "format", "--write", FILE]);
  } finally {
    await server.stop();
    temp.remove();
  }
}

async function digestOf(url: string): Promise<string> {
  const sql = postgres(url, { max: 1 });
  try {
    return await schemaDigest((statement) => sql.unsafe(statement));
  } finally {
    await sql.end();
  }
}

/** @returns what the program prints */
function run(program: string, args: string[], variables: Record<string, string> = {}): string {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    encoding: "utf8",
    env: { ...process.env, ...variables },
    maxBuffer: 64 * 1024 * 1024,
  });
  if (status !== 0) throw new UserError(`${program} failed: ${error?.message ?? stderr}`);
  return stdout;
}

await runEntry(main);
