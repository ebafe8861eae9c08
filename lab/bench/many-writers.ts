import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import postgres, { type Sql } from "postgres";
import { personId } from "./fill-people.ts";
import { type Percentiles, percentiles } from "./percentiles.ts";

const WRITERS = 50;
/** Five writers share an account, as tabs and devices of one person. */
const ACCOUNTS = 10;
const FIRST_ACCOUNT = 5001;
const RUN_MS = 60_000;
/** A killed session makes PostgreSQL end all others and recover. */
const KILL_EVERY_MS = 15_000;
const RETRY_MS = 50;
const STATUSES = ["want", "playing", "completed", "paused", "dropped", "endless"];

export type WriterFigures = {
  writers: number;
  seconds: number;
  kills: number;
  writes: number;
  /** Writes that a kill interrupted, and that were sent again. */
  repeated: number;
  /** Durations of writes that were sent once. */
  times: Percentiles;
  /** Acknowledged writes that are missing, and writes that count twice. */
  lost: number;
  double: number;
};

/** The shelf that an account must have after its acknowledged writes. */
type Expected = { owner: string; minutes: Map<number, number>; statuses: Map<number, string> };

/**
 * Writers add games, change them and add 30 minutes to plays, while sessions are killed.
 * @param url of a superuser; the database has generated people and a catalogue
 */
export async function manyWriters(url: string): Promise<WriterFigures> {
  const admin = connect(url);
  const games = await gamesOf(admin);
  const accounts = Array.from({ length: ACCOUNTS }, (_, index): Expected => {
    return { owner: personId(FIRST_ACCOUNT + index), minutes: new Map(), statuses: new Map() };
  });
  for (const { owner } of accounts) await admin`delete from public.user_games where user_id = ${owner}`;
  // So that a recovery repeats only what the writers did.
  await admin`checkpoint`;
  const times: number[] = [];
  const count = { writes: 0, repeated: 0, kills: 0 };
  const until = performance.now() + RUN_MS;

  const write = async (sql: Sql, owner: string, statements: string) => {
    const start = performance.now();
    const change = randomUUID();
    for (let tries = 0; ; tries++) {
      try {
        await sql.unsafe(asUser(owner, change, statements));
        count.writes++;
        if (tries > 0) count.repeated++;
        else times.push(performance.now() - start);
        return;
      } catch (error) {
        if (!isInterruption(error)) throw error;
        await setTimeout(RETRY_MS);
      }
    }
  };
  const runWriter = async (writer: number) => {
    const sql = connect(url);
    const account = accounts[writer % ACCOUNTS];
    if (!account) return;
    const { owner, minutes, statuses } = account;
    const shared = games.slice(0, 5);
    try {
      for (let round = 0; performance.now() < until; round++) {
        const own = games[5 + writer * 1000 + Math.floor(round / 3)];
        const played = shared[(writer + round) % shared.length];
        if (own === undefined || played === undefined) throw new Error("The catalogue is too small.");
        if (round % 3 === 0) {
          await write(sql, owner, addGame(owner, own));
          statuses.set(own, "want");
        } else if (round % 3 === 1) {
          const status = STATUSES[round % STATUSES.length] ?? "want";
          await write(sql, owner, `select public.set_status(array[${own}], '${status}')`);
          statuses.set(own, status);
        } else {
          const minutesMore = `select public.add_play_minutes(${played}, 30, '2026-01-01')`;
          await write(sql, owner, `${addGame(owner, played)}; ${minutesMore}`);
          minutes.set(played, (minutes.get(played) ?? 0) + 30);
        }
      }
    } finally {
      await sql.end({ timeout: 5 });
    }
  };
  const kill = async () => {
    for (;;) {
      await setTimeout(KILL_EVERY_MS);
      if (performance.now() > until - KILL_EVERY_MS / 2) return;
      const [row] = await admin<{ pid: number }[]>`
        select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() order by random() limit 1`;
      if (row) process.kill(row.pid, "SIGKILL");
      count.kills++;
      await setTimeout(RETRY_MS);
      await untilUp(admin);
    }
  };
  const start = performance.now();
  await Promise.all([...Array.from({ length: WRITERS }, (_, writer) => runWriter(writer)), kill()]);
  const seconds = (performance.now() - start) / 1000;
  const found = await Promise.all(accounts.map((account) => difference(admin, account)));
  await admin.end();
  return {
    writers: WRITERS,
    seconds,
    ...count,
    times: percentiles(times),
    lost: found.reduce((total, { lost }) => total + lost, 0),
    double: found.reduce((total, { double }) => total + double, 0),
  };
}

async function gamesOf(sql: Sql): Promise<number[]> {
  const rows = await sql<
    { id: number }[]
  >`select id from public.games order by id limit ${5 + WRITERS * 1000}`;
  return rows.map(({ id }) => id);
}

/** Commits survive a kill: the server of the benchmarks acknowledges others before they are written. */
const connect = (url: string) =>
  postgres(url, { max: 1, fetch_types: false, onnotice: () => {}, connection: { synchronous_commit: "on" } });

/** Calls the database as PostgREST does: one transaction under the user's claim, as one change, also if it is repeated. Values are our own. */
const asUser = (owner: string, change: string, statements: string) => `
  select set_config('role', 'authenticated', true), set_config('request.headers', '{"x-change": "${change}"}', true),
    set_config('request.jwt.claim.sub', '${owner}', true);
  ${statements}`;

const addGame = (owner: string, game: number) => `
  insert into public.user_games (user_id, game_id, game_name, status) values ('${owner}', ${game}, 'Game ${game}', 'want')
  on conflict (user_id, game_id) do nothing`;

/** The connection was lost, or PostgreSQL is recovering: whether the write was committed is unknown. */
function isInterruption(error: unknown): boolean {
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  return (
    code.startsWith("57P") || code.startsWith("CONNECTION") || code.startsWith("ECONN") || code === "EPIPE"
  );
}

async function untilUp(sql: Sql): Promise<void> {
  for (;;) {
    try {
      await sql`select 1`;
      return;
    } catch {
      await setTimeout(RETRY_MS);
    }
  }
}

async function difference(sql: Sql, { owner, minutes, statuses }: Expected) {
  const rows = await sql<{ game_id: number; status: string; minutes: number }[]>`
    select g.game_id, g.status, (select coalesce(sum(p.minutes), 0)::integer from public.plays p
      where p.user_id = g.user_id and p.game_id = g.game_id) as minutes
    from public.user_games g where g.user_id = ${owner}`;
  const byGame = new Map(rows.map((row) => [row.game_id, row]));
  let lost = 0;
  let double = rows.length - byGame.size;
  for (const [game, status] of statuses) if (byGame.get(game)?.status !== status) lost++;
  for (const [game, expected] of minutes) {
    const added = ((byGame.get(game)?.minutes ?? 0) - expected) / 30;
    if (added < 0) lost -= added;
    else double += added;
  }
  return { lost, double };
}
