import { readdir, readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { types } from "@electric-sql/pglite";
import { type App, appliedVersions, ensureHistoryTable } from "@supabase/lite";
import { createPgliteConnection, type PgliteConnection } from "@supabase/lite/pglite";

const MIGRATIONS = fileURLToPath(new URL("../../supabase/migrations/", import.meta.url));
const MIGRATION_FILE = /^(\d{14})_(.+)\.sql$/;

const ROLES = `
  do $$ begin
    if not exists (select from pg_roles where rolname = 'anon') then create role anon nologin; end if;
    if not exists (select from pg_roles where rolname = 'authenticated') then create role authenticated nologin; end if;
    if not exists (select from pg_roles where rolname = 'service_role') then
      create role service_role nologin bypassrls;
    end if;
  end $$;
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

export type Database = PgliteConnection;

/** Lite takes a filter's `true` for a boolean, also where the column is text, which PostgREST never does. */
const AS_TEXT = { [types.TEXT]: String, [types.VARCHAR]: String };

/** Opens the Postgres in `folder`, and makes it when it is not there. */
export async function openDatabase(folder: string): Promise<Database> {
  return await createPgliteConnection({ url: folder, pgliteOptions: { serializers: AS_TEXT } });
}

/** Brings Lite's own schemas, its roles and the repository's migrations into the database. */
export async function prepareDatabase(app: App, database: Database): Promise<void> {
  await app.ensureSystemSchema();
  await takeOverRoles(database);
  await ensureHistoryTable(database);
  const applied = new Set(await appliedVersions(database));
  for (const file of (await readdir(MIGRATIONS)).sort()) {
    const [, version, name] = MIGRATION_FILE.exec(file) ?? [];
    if (version === undefined || applied.has(version)) continue;
    await applyMigration(database, version, name ?? "", await readFile(`${MIGRATIONS}${file}`, "utf8"));
  }
}

/** One transaction for the file and its record, so that a kill in between leaves neither. */
async function applyMigration(database: Database, version: string, name: string, sql: string) {
  await database.driver.transaction(async (tx) => {
    await tx.exec(sql);
    await tx.query(
      "insert into supabase_migrations.schema_migrations (version, name, statements) values ($1, $2, $3)",
      [version, name, [sql]],
    );
  });
}

/**
 * Lite sets up its roles at the first request of each start, and grants them everything on every table, which
 * would undo the column grants of the migrations. So the roles are made here, as hosted projects have them, and
 * Lite is told that this is done.
 */
async function takeOverRoles(database: Database): Promise<void> {
  if (Reflect.get(database, "rlsState") !== "unknown") {
    throw new Error("@supabase/lite keeps its role set-up elsewhere now: see sandbox/supabase/database.ts");
  }
  await database.driver.exec(ROLES);
  Reflect.set(database, "rlsState", "active");
}
