import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { ensureHistoryTable } from "@supabase/lite";
import type { Database } from "./database.ts";

const FOLDER = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));
const FILE_NAME = /^(\d{14})_(.+)\.sql$/;

type Migration = { version: string; name: string; sql: string };

/** The database has migrations that this version does not have, or has in another form. */
export class OtherSchemaError extends Error {
  constructor(versions: string[]) {
    super(`The database was made by another version (migrations ${versions.join(", ")}); use an empty one.`);
  }
}

/**
 * Finds the migrations to apply. Creates the history table if there is none.
 * @throws {OtherSchemaError}
 */
export async function pendingMigrations(database: Database): Promise<Migration[]> {
  const migrations = await readMigrations();
  await ensureHistoryTable(database.connection);
  const { rows: applied } = await database.driver.query<{ version: string; sql: string }>(
    "select version, statements[1] as sql from supabase_migrations.schema_migrations order by version",
  );
  const isKnown = (row: { version: string; sql: string }) =>
    migrations.some(({ version, sql }) => version === row.version && sql === row.sql);
  const unknown = applied.filter((row) => !isKnown(row));
  if (unknown.length > 0) throw new OtherSchemaError(unknown.map(({ version }) => version));
  return migrations.filter(({ version }) => !applied.some((row) => row.version === version));
}

/** Applies each file and records it in one transaction. */
export async function applyMigrations(database: Database, migrations: Migration[]): Promise<void> {
  for (const { version, name, sql } of migrations) {
    await database.driver.transaction(async (tx) => {
      await tx.exec(sql);
      await tx.query(
        "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
        [version, name, [sql]],
      );
    });
  }
}

async function readMigrations(): Promise<Migration[]> {
  const migrations: Migration[] = [];
  for (const file of (await readdir(FOLDER)).sort()) {
    const [, version, name] = FILE_NAME.exec(file) ?? [];
    if (!version || !name) continue;
    migrations.push({ version, name, sql: await readFile(`${FOLDER}${file}`, "utf8") });
  }
  return migrations;
}
