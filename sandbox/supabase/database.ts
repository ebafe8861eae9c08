import { type PGlite, types } from "@electric-sql/pglite";
import { fuzzystrmatch } from "@electric-sql/pglite/contrib/fuzzystrmatch";
import { pg_trgm } from "@electric-sql/pglite/contrib/pg_trgm";
import { unaccent } from "@electric-sql/pglite/contrib/unaccent";
import type { App, Connection } from "@supabase/lite";
import { createPgliteConnection } from "@supabase/lite/pglite";
import { applyMigrations, pendingMigrations } from "./migrations.ts";

/** Roles are shared by all databases of a server, and other databases can be created concurrently. */
const createRole = (name: string, options: string) => `
  do $$ begin
    create role ${name} ${options};
  exception when duplicate_object or unique_violation then null;
  end $$;
`;
const ROLES = `
  ${createRole("anon", "nologin")}
  ${createRole("authenticated", "nologin")}
  ${createRole("service_role", "nologin bypassrls")}
  grant usage on schema public, auth, storage to anon, authenticated, service_role;
  grant all on all tables in schema storage to anon, authenticated, service_role;
`;

type Queries = {
  query<Row = unknown>(sql: string, values?: unknown[]): Promise<{ rows: Row[] }>;
  /** Several statements, without values. */
  exec(sql: string): Promise<unknown>;
};

export type Database = {
  /** Used by Lite. */
  connection: Connection;
  /** Superuser access without Lite. */
  driver: Queries & { transaction<T>(job: (tx: Queries) => Promise<T>): Promise<T> };
  /** PGlite has a single session: requests that overlap would run inside each other's transactions. */
  hasOneSession: boolean;
  close(): Promise<void>;
};

/** Unlike PostgREST, Lite parses `true` in a filter as a boolean, even for text columns. */
const AS_TEXT = { [types.TEXT]: String, [types.VARCHAR]: String };

/** PostgREST sends numbers, where the drivers return text. */
const AS_NUMBER = { [types.NUMERIC]: Number };

/** Opens the PostgreSQL database at `url`; without one, opens or creates the PGlite in `folder`. */
export async function openDatabase(folder: string, url?: string): Promise<Database> {
  // Imported on demand: `@supabase/lite/postgres` needs a development dependency.
  if (url) return (await import("./postgres-database.ts")).openPostgres(url);
  const pgliteOptions = {
    serializers: AS_TEXT,
    parsers: AS_NUMBER,
    extensions: { fuzzystrmatch, pg_trgm, unaccent },
  };
  const connection = await createPgliteConnection({ url: folder, pgliteOptions });
  limitParameters(connection.driver);
  await acceptArrayLiterals(connection.driver);
  return { connection, driver: connection.driver, hasOneSession: true, close: () => connection.close() };
}

/** PGlite reads the number of a statement's parameters as a signed 16-bit integer. */
export const MAX_PARAMETERS = 32_767;

/** After a statement with more parameters, PGlite loses later writes without an error until the next start. */
function limitParameters(pglite: PGlite): void {
  const query = pglite.query.bind(pglite);
  pglite.query = async (sql, values, options) => {
    if (values && values.length > MAX_PARAMETERS) throw tooManyParameters(values.length);
    return query(sql, values, options);
  };
}

/**
 * Lite parses the literal `{}` of an array as an object. PGlite cannot encode one, and what it had written of the message breaks
 * the next statements.
 */
async function acceptArrayLiterals(pglite: PGlite): Promise<void> {
  // PGlite knows no array types before this.
  await pglite.waitReady;
  for (const [type, serialize] of Object.entries(pglite.serializers)) {
    pglite.serializers[type] = (value) => {
      const serialized: unknown = serialize(value);
      return typeof serialized === "string" ? serialized : JSON.stringify(serialized);
    };
  }
}

/** PostgreSQL's `program_limit_exceeded`. */
export function tooManyParameters(count: number): Error {
  const message = `The request has ${count} values; the local Supabase takes ${MAX_PARAMETERS} at once`;
  return Object.assign(new Error(message), { code: "54000", hint: "Send fewer rows at once." });
}

/**
 * Creates Lite's schemas and roles, and applies the repository's migrations.
 * @throws {OtherSchemaError}
 */
export async function prepareDatabase(app: App, database: Database): Promise<void> {
  const pending = await pendingMigrations(database);
  await app.ensureSystemSchema();
  await createRoles(database);
  await applyMigrations(database, pending);
}

/**
 * On its first request after each start, Lite creates its roles and grants them all privileges on all tables, which would undo
 * the column grants of the migrations. This creates the roles as in hosted projects, and marks Lite's step as done.
 */
async function createRoles(database: Database): Promise<void> {
  if (Reflect.get(database.connection, "rlsState") !== "unknown") {
    throw new Error("@supabase/lite has changed its role set-up: see sandbox/supabase/database.ts");
  }
  await database.driver.exec(ROLES);
  Reflect.set(database.connection, "rlsState", "active");
}
