import { randomUUID } from "node:crypto";
import { cpSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getRequestListener } from "@hono/node-server";
import { createClient } from "@supabase/supabase-js";
import { hash } from "bcryptjs";
import { createMailbox, type StoredMail } from "../../sandbox/mailbox/mailbox.ts";
import { createSupabase, type SupabaseOptions } from "../../sandbox/supabase/server.ts";
import { databaseFor, dropDatabaseOf, hasRealPostgres } from "./real-postgres.ts";

export const CAPTCHA = "XXXX.DUMMY.TOKEN.XXXX";
export const PASSWORD = "correct-horse-battery";
export const SITE_URL = "http://questshelf.test";

type Options = Partial<Pick<SupabaseOptions, "verifyCaptcha" | "faults" | "authLimits">> & {
  dataDir?: string;
  /** The folder that is copied; by default, that of a migrated database. */
  template?: string | undefined;
};

/** Starts the sandbox's Supabase on a free port, in a temporary folder unless `dataDir` is given. */
export async function startSupabase({ verifyCaptcha, faults, authLimits, dataDir, template }: Options = {}) {
  const folder = dataDir ?? (await createDataDir(template));
  const mailbox = await createMailbox({ dataDir: folder });
  const supabase = await createSupabase({
    dataDir: folder,
    databaseUrl: await databaseFor(folder),
    siteUrl: SITE_URL,
    mailbox,
    verifyCaptcha,
    ...(faults ? { faults } : {}),
    ...(authLimits ? { authLimits } : {}),
  });
  const server = createServer(getRequestListener(supabase.handler));
  // A long statement blocks this process, so that the client would notice a closed connection too late.
  server.keepAliveTimeout = 120_000;
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  const url = `http://127.0.0.1:${address.port}`;
  const { driver } = supabase.database;

  const connect = () => connectTo(url, supabase.publishableKey);

  /** Creates a confirmed account and signs in. */
  async function newUser(username: string | null = newName()) {
    const id = randomUUID();
    const email = `${id}@questshelf.test`;
    await driver.query(
      `insert into auth.users (id, email, encrypted_password, email_confirmed_at, raw_user_meta_data)
       values ($1, $2, $3, now(), $4)`,
      [id, email, await hash(PASSWORD, 4), username === null ? {} : { username }],
    );
    const client = connect();
    const { error } = await client.auth.signInWithPassword({
      email,
      password: PASSWORD,
      options: { captchaToken: CAPTCHA },
    });
    if (error) throw error;
    return { id, email, username, client };
  }

  return {
    url,
    supabase,
    publishableKey: supabase.publishableKey,
    connect,
    newUser,
    /** Runs SQL as superuser. */
    sql: async (text: string, values: unknown[] = []) =>
      (await driver.query<Record<string, unknown>>(text, values)).rows,
    /** The plan without sequential and bitmap scans. They are set on a function, because a server has several sessions. */
    async planOf(query: string): Promise<string> {
      await driver.query(
        `create or replace function public.plan_of(query text) returns setof text
         language plpgsql set enable_seqscan = off set enable_bitmapscan = off as
         'begin return query execute ''explain '' || query; end'`,
        [],
      );
      const { rows } = await driver.query<{ line: string }>("select line from public.plan_of($1) as line", [
        query,
      ]);
      return rows.map(({ line }) => line).join(" ");
    },
    mailsTo: async (email: string) => {
      const answer = await mailbox.handler(new Request("http://sandbox/mailbox.json"));
      const mails: StoredMail[] = await answer.json();
      return mails.filter(({ to }) => to === email);
    },
    async stop() {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await supabase.close();
      if (dataDir) return;
      await dropDatabaseOf(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type Server = Awaited<ReturnType<typeof startSupabase>>;
export type User = Awaited<ReturnType<Server["newUser"]>>;

/** A new data folder with a migrated database. */
export async function createDataDir(template = process.env.TEST_DATABASE_TEMPLATE): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "questshelf-db-"));
  // `cp` of node:fs/promises needs almost twice the processor time.
  if (template) cpSync(template, folder, { recursive: true });
  return folder;
}

export function connectTo(url: string, key: string) {
  return createClient(url, key, { auth: { persistSession: false, autoRefreshToken: false } });
}

type Client = ReturnType<typeof connectTo>;

/** Calls a function as a change that `undo` can undo. */
export async function callAsChange(
  client: Client,
  name: string,
  args: object,
  change: string = randomUUID(),
) {
  return { ...(await client.rpc(name, args).setHeader("X-Change", change)), change };
}

export const undo = (client: Client, { change }: { change: string }) => client.rpc("undo_change", { change });

/** A valid, unused username. */
export function newName(): string {
  return `u_${randomUUID().replaceAll("-", "").slice(0, 12)}`;
}

export function tokenHashIn(text: string | undefined): string {
  const hash = /token_hash=([^&\s]+)/.exec(text ?? "")?.[1];
  if (hash === undefined) throw new Error(`no link in: ${text}`);
  return hash;
}

/** A row for `user_games` with the required columns only. */
export function gameRow(userId: string, gameId: number, rest: Record<string, unknown> = {}) {
  return { user_id: userId, game_id: gameId, game_name: `Game ${gameId}`, status: "want", ...rest };
}

/** Milliseconds of work so far. PGlite works in this thread, whose processor time no other process lengthens. */
export function workMs(): number {
  if (hasRealPostgres) return performance.now();
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/** News that is newer than a bound of its user, which a feed could miss. Empty. */
export const newsBeyondBounds = (sql: (text: string) => Promise<Record<string, unknown>[]>) =>
  sql(
    `select n.user_id, n.what, n.at, l.at as bound, b.of_kind
     from (
       select user_id, case status when 'completed' then 'finished' else 'status' end as what, status_at as at
       from public.user_games where status in ('completed', 'want', 'playing', 'endless')
       union all select user_id, 'rating', rated_at from public.user_games
       union all select user_id, 'list', published_at from public.lists
       union all select user_id, 'review', published_at from public.reviews
     ) as n
     left join public.last_activities l using (user_id)
     cross join lateral (
       select case n.what when 'finished' then l.finished_at when 'review' then l.reviewed_at when 'list' then l.listed_at else l.at end as of_kind
     ) as b
     where n.at is not null and (n.at <= l.at and n.at <= b.of_kind) is not true`,
  );
