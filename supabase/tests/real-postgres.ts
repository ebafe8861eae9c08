import { createHash } from "node:crypto";
import postgres from "postgres";

/** A PostgreSQL server for the tests (`npm run proof`); without it they use PGlite. */
const SERVER_URL = process.env.TEST_POSTGRES_URL;

export const hasRealPostgres = Boolean(SERVER_URL);

/** Creates the database of a data folder unless it exists; undefined without a server. */
export async function databaseFor(folder: string): Promise<string | undefined> {
  const url = urlFor(folder);
  if (!url) return undefined;
  const name = url.pathname.slice(1);
  await asAdmin(async (sql) => {
    const there = await sql`select from pg_database where datname = ${name}`;
    if (there.length === 0) await sql.unsafe(`create database ${name}`);
  });
  return url.href;
}

export async function dropDatabaseOf(folder: string): Promise<void> {
  const url = urlFor(folder);
  if (url)
    await asAdmin((sql) => sql.unsafe(`drop database if exists ${url.pathname.slice(1)} with (force)`));
}

function urlFor(folder: string): URL | undefined {
  const digest = createHash("sha256").update(folder).digest("hex").slice(0, 16);
  return SERVER_URL ? new URL(`/questshelf_${digest}`, SERVER_URL) : undefined;
}

async function asAdmin(job: (sql: postgres.Sql) => Promise<unknown>): Promise<void> {
  const sql = postgres(SERVER_URL ?? "", { max: 1, onnotice: () => {} });
  try {
    await job(sql);
  } finally {
    await sql.end();
  }
}
