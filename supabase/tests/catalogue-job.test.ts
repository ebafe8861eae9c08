import { createServer } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { type CatalogueDatabase, connectDatabase } from "../../lib/catalogue-sync/database.ts";
import { SyncStop } from "../../lib/catalogue-sync/stop.ts";
import { AppError } from "../../lib/errors.ts";
import type { IgdbClient } from "../../lib/igdb/client.ts";
import { loadCatalogue as loadTables } from "../../sandbox/igdb/catalogue/load.ts";
import type { Row, Tables } from "../../sandbox/igdb/tables.ts";
import { createJob } from "../../scripts/catalogue/job.ts";
import { CATALOGUE_TABLES } from "./catalogue-tables.ts";
import { startSupabase } from "./harness.ts";
import { igdbOf, syncFrom } from "./load-catalogue.ts";

const SAMPLES = fewGames(loadTables());
/** Each kill needs most of a pass; `npm run proof` runs more. */
const KILLS = process.env.PROOF ? 10 : 4;
/** Makes them two pages. */
const PAGE_SIZE = 20;
const SIZE = SAMPLES.games?.length ?? 0;
const NOW = Math.floor(Date.now() / 1000);

let server: Awaited<ReturnType<typeof startSupabase>>;
/** IGDB's rows: tests change them. */
let tables: Tables;

beforeAll(async () => {
  server = await startSupabase();
});
afterAll(() => server.stop());
beforeEach(async () => {
  tables = structuredClone(SAMPLES);
  await server.sql("drop function if exists public.fail_write() cascade");
  await server.sql(
    "truncate public.games, public.companies, public.platforms, public.genres, public.themes cascade",
  );
  await server.sql("delete from public.catalogue_state");
  await server.sql("insert into public.catalogue_state default values");
});

function fewGames(all: Tables): Tables {
  const used = ["the-witcher-3-wild-hunt", "hollow-knight", "celeste"];
  const isChosen = ({ slug }: Row, index: number) => index < 30 || used.some((name) => name === slug);
  const games = (all.games ?? []).filter(isChosen);
  const ids = new Set(games.map(({ id }) => id));
  const ofGames = (endpoint: string) => (all[endpoint] ?? []).filter((row) => ids.has(Number(row.game_id)));
  return {
    ...all,
    games,
    popularity_primitives: ofGames("popularity_primitives"),
    game_time_to_beats: ofGames("game_time_to_beats"),
  };
}

const sync = (options: Parameters<typeof syncFrom>[2] = {}) =>
  syncFrom(server, tables, { pageSize: PAGE_SIZE, ...options });
const database = (retries = {}) => connectDatabase(server.url, server.supabase.secretKey, retries);
const state = async () => (await server.sql("select * from public.catalogue_state"))[0];

async function dump() {
  const all: Record<string, unknown> = {};
  for (const table of CATALOGUE_TABLES) {
    all[table] = await server.sql(`select to_jsonb(row) as row from public.${table} row order by row::text`);
  }
  all.game_facets = await server.sql(
    "select facet, value, chunk, md5(bits::text) from public.game_facets order by facet, value, chunk",
  );
  return all;
}

const rows = (endpoint: string): Row[] => {
  const found = tables[endpoint];
  if (!found) throw new Error(`no ${endpoint}`);
  return found;
};
const gameBySlug = (slug: string): Row => {
  const found = rows("games").find((row) => row.slug === slug);
  if (!found) throw new Error(`no ${slug}`);
  return found;
};
const seriesOf = async (slug: string) => {
  const [game] = await server.sql("select series from public.games where slug = $1", [slug]);
  return z.array(z.number()).parse(game?.series);
};
const remove = (endpoint: string, isRemoved: (row: Row) => boolean) => {
  tables[endpoint] = rows(endpoint).filter((row) => !isRemoved(row));
};
/** Moves the last pass two days back, so that everything is due. */
const age = () =>
  server.sql(
    `update public.catalogue_state set swept_at = swept_at - interval '2 days', popularity_at = popularity_at - interval '2 days'`,
  );

describe("a full pass", () => {
  it("writes every game of IGDB, and counts them", async () => {
    const result = await sync();
    expect(result).toMatchObject({ pass: "full", total: SIZE, games: SIZE, skipped: 0 });
    const ids = await server.sql("select array_agg(id order by id) as ids from public.games");
    expect(ids[0]?.ids).toEqual(
      rows("games")
        .map(({ id }) => id)
        .sort((a, b) => a - b),
    );
    expect(await state()).toMatchObject({ is_loaded: true, games: SIZE, pass: null, lease: null });
  });

  it("changes nothing when it is repeated", async () => {
    await sync();
    const versions = () => server.sql("select max(xmin::text::bigint) as newest, count(*) from public.games");
    const before = await versions();
    await sync({ isFull: true });
    expect(await versions()).toEqual(before);
  });

  it("ends in the same tables after kills as without one", async () => {
    await sync();
    const whole = await dump();
    await server.sql(
      "truncate public.games, public.companies, public.platforms, public.genres, public.themes cascade",
    );
    await server.sql("delete from public.catalogue_state");
    await server.sql("insert into public.catalogue_state default values");
    let kills = 0;
    while (kills < KILLS) {
      const killed = killedAfter(Math.floor(Math.random() * 5), Math.random() < 0.5);
      const outcome = await sync({ database: killed }).catch((error: unknown) => error);
      if (!(outcome instanceof Error)) {
        await server.sql(
          "update public.catalogue_state set pass = 'full', step = 'games', last_id = 0, started_at = now()",
        );
        continue;
      }
      expect(outcome.message).toBe("killed");
      kills++;
      await server.sql("update public.catalogue_state set leased_until = now()");
    }
    await sync();
    expect(await dump()).toEqual(whole);
  });

  it("goes on after the page that was written last", async () => {
    await sync({ database: killedAfter(3, true) }).catch(() => {});
    const stopped = await state();
    expect(stopped).toMatchObject({ pass: "full", step: "games", is_loaded: false });
    await server.sql("update public.catalogue_state set leased_until = now()");
    const read: string[] = [];
    const igdb = igdbOf(tables);
    const connectIgdb = (): IgdbClient => ({
      ...igdb,
      rows(endpoint, query, row) {
        read.push(`${endpoint} ${JSON.stringify(query.where)}`);
        return igdb.rows(endpoint, query, row);
      },
    });
    await sync({ connectIgdb });
    expect(read[0]).toContain("games ");
    expect(read[0]).toContain(`"value":${stopped?.last_id}`);
    expect(await state()).toMatchObject({ is_loaded: true, games: SIZE });
  });
});

/** A database whose job is killed: before or after its n-th write, and it releases nothing. */
function killedAfter(writes: number, isWritten: boolean): CatalogueDatabase {
  const real = database();
  let left = writes;
  const counted =
    <A extends unknown[], T>(call: (...args: A) => Promise<T>) =>
    async (...args: A): Promise<T> => {
      left -= 1;
      if (left < 0 && isWritten) await call(...args);
      if (left < 0) throw new Error("killed");
      return call(...args);
    };
  return {
    ...real,
    renew: counted(real.renew),
    write: counted(real.write),
    refreshFacets: counted(real.refreshFacets),
    refreshChangedFacets: counted(real.refreshChangedFacets),
    finish: counted(real.finish),
    release: async () => {},
  };
}

describe("a pass of changes", () => {
  it("reads what is newer than the last pass, and nothing else", async () => {
    await sync();
    const game = gameBySlug("the-witcher-3-wild-hunt");
    game.name = "The Witcher III";
    game.updated_at = NOW;
    gameBySlug("hollow-knight").name = "Not listed as changed";
    const result = await sync();
    expect(result).toMatchObject({ pass: "changes", games: 1 });
    const names = await server.sql(
      "select name from public.games where slug in ('the-witcher-3-wild-hunt', 'hollow-knight') order by name",
    );
    expect(names.map(({ name }) => name)).toEqual(["Hollow Knight", "The Witcher III"]);
    const main = await server.sql("select name from public.game_names where game_id = 1942 and is_main");
    expect(main).toEqual([{ name: "The Witcher III" }]);
  });

  it("reads release dates, times to beat and companies that changed without their game", async () => {
    await sync();
    const [date] = rows("release_dates").filter(({ game }) => game === 1942);
    Object.assign(date ?? {}, { date: Date.UTC(2030, 0, 2) / 1000, updated_at: NOW });
    const [times] = rows("game_time_to_beats").filter(({ game_id }) => game_id === 1942);
    Object.assign(times ?? {}, { hastily: 4242, updated_at: NOW });
    const company = rows("companies").find(({ name }) => name === "CD Projekt RED");
    Object.assign(company ?? {}, { name: "CD Projekt Blue", updated_at: NOW });
    await sync();
    const [found] = await server.sql(
      `select hastily, (select date::text from public.release_dates where id = $1) as date,
         (select name from public.companies where id = $2) as company
       from public.games where id = 1942`,
      [date?.id, company?.id],
    );
    expect(found).toEqual({ hastily: 4242, date: "2030-01-02", company: "CD Projekt Blue" });
  });

  it("adds new games, and removes deleted and merged ones with what belongs to them", async () => {
    await sync();
    const gone = gameBySlug("the-witcher-3-wild-hunt").id;
    const merged = gameBySlug("hollow-knight").id;
    remove("games", ({ id }) => id === gone || id === merged);
    for (const row of rows("external_games")) if (row.game === merged) row.game = gameBySlug("celeste").id;
    rows("games").push({
      ...gameBySlug("celeste"),
      id: 400_000,
      slug: "new",
      name: "New",
      updated_at: NOW,
    });
    // Missed by its `updated_at`, as after a long outage of IGDB's index.
    rows("games").push({
      ...gameBySlug("celeste"),
      id: 400_001,
      slug: "late",
      name: "Late",
      updated_at: 1,
    });
    await age();
    await sync();
    const left = await server.sql(
      `select slug from public.games where id in ($1, $2, 400000, 400001)
       union all select name from public.game_names where game_id in ($1, $2) order by 1`,
      [gone, merged],
    );
    expect(left.map(({ slug }) => slug)).toEqual(["late", "new"]);
  });

  it("takes the popularity from games that lost theirs", async () => {
    await sync();
    remove("popularity_primitives", ({ game_id }) => game_id === 1942);
    await age();
    await sync();
    const [counts] = await server.sql(
      `select count(popularity)::int as popular, count(popularity) filter (where id = 1942)::int as witcher from public.games`,
    );
    expect(counts?.witcher).toBe(0);
    expect(counts?.popular).toBeGreaterThan(5);
  });

  it("stores the changed series of a game, and leaves out those that cannot be read", async () => {
    await sync();
    const before = await seriesOf("the-witcher-3-wild-hunt");
    expect(before).toHaveLength(1);
    Object.assign(gameBySlug("the-witcher-3-wild-hunt"), {
      collections: [7, 7, -1, 1e12, "x", { id: 8 }, ...before],
      updated_at: NOW,
    });
    expect(await sync()).toMatchObject({ pass: "changes", skipped: 0 });
    expect(await seriesOf("the-witcher-3-wild-hunt")).toEqual([7, ...before]);
    const { collections: _, ...rest } = gameBySlug("the-witcher-3-wild-hunt");
    tables.games = rows("games").map((row) => (row.id === rest.id ? rest : row));
    await sync();
    expect(await seriesOf("the-witcher-3-wild-hunt")).toEqual([]);
  });

  it("becomes a full pass, which fills in a new column, where full_at is null", async () => {
    await sync();
    const before = await seriesOf("the-witcher-3-wild-hunt");
    await server.sql("update public.games set series = '{}'");
    await server.sql("update public.catalogue_state set full_at = null");
    expect(await sync()).toMatchObject({ pass: "full", games: SIZE });
    expect(await seriesOf("the-witcher-3-wild-hunt")).toEqual(before);
  });

  it("becomes a full pass after a week", async () => {
    await sync();
    await server.sql("update public.catalogue_state set full_at = now() - interval '8 days'");
    expect(await sync()).toMatchObject({ pass: "full" });
  });
});

describe("rows that cannot be read", () => {
  it("are left out and counted, and leave their game as it was", async () => {
    await sync();
    gameBySlug("the-witcher-3-wild-hunt").name = 7;
    const id = rows("games").at(-1)?.id ?? 0;
    rows("games").push({ id: id + 1, name: "No slug", updated_at: NOW });
    rows("popularity_primitives").push({ id: 1, game_id: "x", popularity_type: 2, value: 1 });
    const result = await sync({ isFull: true });
    expect(result).toMatchObject({ skipped: 3, total: SIZE });
    const [kept] = await server.sql("select name from public.games where id = 1942");
    expect(kept?.name).toBe("The Witcher 3: Wild Hunt");
  });

  it("may have any text", async () => {
    const strange = `\0 ${"x".repeat(5000)} \ud800 'quote' "double" \\ %_ 🎮`;
    Object.assign(gameBySlug("celeste"), { name: strange, slug: strange });
    const games = await sync();
    expect(games.skipped).toBe(0);
    const [celeste] = await server.sql(
      "select length(name) as length from public.games where slug like '%xxx%'",
    );
    expect(celeste?.length).toBeLessThanOrEqual(300);
  });

  it("delete nothing when IGDB leaves out thousands of games", async () => {
    await sync();
    const [, first = 0] = rows("games")
      .map(({ id }) => id)
      .sort((a, b) => a - b);
    remove("games", ({ id }) => id > first);
    await server.sql(
      `insert into public.games (id, slug, name, updated_at)
       select 500000 + n, 'old-' || n, 'Old', now() from generate_series(1, 600) n`,
    );
    const stop = await sync({ isFull: true }).catch((error: unknown) => error);
    expect(stop).toMatchObject({ reason: "igdb", message: expect.stringMatching(/IGDB left out \d+ games/) });
    const [{ games } = {}] = await server.sql("select count(*)::int as games from public.games");
    expect(games).toBe(SIZE + 600);
  });
});

describe("IGDB that fails", () => {
  const limited = new AppError("rate_limited", "busy");
  const down = new AppError("upstream_unavailable", "down", { cause: new Error("igdb: status 503") });

  function failing(error: Error, isFailing: (call: number) => boolean) {
    let calls = 0;
    const igdb = igdbOf(tables);
    const connectIgdb = (): IgdbClient => ({
      ...igdb,
      async rows(endpoint, query, row) {
        calls += 1;
        if (isFailing(calls)) throw error;
        return igdb.rows(endpoint, query, row);
      },
    });
    return connectIgdb;
  }

  it("briefly is retried", async () => {
    const connectIgdb = failing(limited, (call) => call % 2 === 0);
    expect(await sync({ connectIgdb, retries: { waitsMs: [1, 1, 1] } })).toMatchObject({ total: SIZE });
  });

  it("for longer stops the job, which later continues there", async () => {
    const connectIgdb = failing(down, (call) => call > 5);
    const stop = await sync({ connectIgdb, retries: { waitsMs: [1] } }).catch((error: unknown) => error);
    expect(stop).toBeInstanceOf(SyncStop);
    expect(stop).toMatchObject({ reason: "igdb", message: "IGDB cannot be read (igdb: status 503)." });
    const stopped = await state();
    expect(stopped).toMatchObject({ pass: "full", step: "games", lease: null });
    expect(stopped?.last_id).toBeGreaterThan(0);
    expect(await sync()).toMatchObject({ total: SIZE });
  });
});

describe("the database", () => {
  it("that does not answer stops the job", async () => {
    const nowhere = connectDatabase("http://127.0.0.1:1", "key", { waitsMs: [1] });
    const stop = await sync({ database: nowhere }).catch((error: unknown) => error);
    expect(stop).toMatchObject({ reason: "database", message: "The database does not answer." });
  });

  it("whose disk is full stops the job at once, which goes on there when there is space", async () => {
    await failWrites("53100", "could not extend file: No space left on device", PAGE_SIZE + 5);
    const steps: string[] = [];
    const stop = await sync({ onStep: (step) => steps.push(step), retries: { waitsMs: [60_000] } }).catch(
      (error: unknown) => error,
    );
    expect(stop).toMatchObject({
      reason: "database",
      message: "The database has no disk space left (could not extend file: No space left on device).",
    });
    expect(steps.at(-1)).toBe("games");
    const stopped = await state();
    expect(stopped).toMatchObject({ pass: "full", step: "games", is_loaded: false, lease: null });
    expect(stopped?.last_id).toBeGreaterThan(0);
    await server.sql("drop function public.fail_write() cascade");
    expect(await sync()).toMatchObject({ total: SIZE });
  });

  it("whose disk is full ends the program with code 2 and a sentence", async () => {
    await server.sql(
      `create function public.fail_write() returns trigger language plpgsql as $$
       begin raise exception 'No space left on device' using errcode = '53100'; end $$`,
    );
    await server.sql(
      "create trigger fail_write before update on public.catalogue_state for each row execute function public.fail_write()",
    );
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const run = createJob(
      {
        source: "igdb",
        IGDB_API_URL: "http://127.0.0.1:1",
        IGDB_TOKEN_URL: "http://127.0.0.1:1",
        IGDB_CLIENT_ID: "id",
        IGDB_CLIENT_SECRET: "secret",
        IGDB_REQUESTS_PER_SECOND: 4,
        IGDB_OPEN_REQUESTS: 8,
        SUPABASE_URL: server.url,
        SUPABASE_SECRET_KEY: server.supabase.secretKey,
      },
      { isFull: false, watchMinutes: null, leaseS: undefined },
      new AbortController().signal,
    );
    expect(await run()).toBe(2);
    expect(printed).toHaveBeenCalledWith(
      "Catalogue: The database has no disk space left (No space left on device).",
    );
    printed.mockRestore();
  });

  it.each([false, true])(
    "that loses a connection (after the write: %s) is retried, and stops the job if the connection is not restored",
    async (isWritten) => {
      await sync();
      const whole = await dump();
      await server.sql(
        "truncate public.games, public.companies, public.platforms, public.genres, public.themes cascade",
      );
      await server.sql("delete from public.catalogue_state");
      await server.sql("insert into public.catalogue_state default values");
      const proxy = await startProxy(server.url, isWritten);
      const through = () => connectDatabase(proxy.url, server.supabase.secretKey, { waitsMs: [1, 1] });
      proxy.fail = (call) => call > 5;
      const stop = await sync({ database: through() }).catch((error: unknown) => error);
      expect(stop).toMatchObject({ reason: "database", message: "The database does not answer." });
      expect(await state()).toMatchObject({ pass: "full", is_loaded: false });
      await server.sql("update public.catalogue_state set leased_until = now()");
      proxy.fail = (call) => call % 3 === 0;
      expect(await sync({ database: through() })).toMatchObject({ total: SIZE });
      expect(await dump()).toEqual(whole);
      await proxy.stop();
    },
  );

  it("that refuses the key stops the job and names the key", async () => {
    const visitor = connectDatabase(server.url, server.publishableKey);
    const stop = await sync({ database: visitor }).catch((error: unknown) => error);
    expect(stop).toMatchObject({
      reason: "database",
      message: expect.stringContaining("SUPABASE_SECRET_KEY"),
    });
  });

  it("is written by one job at a time", async () => {
    const first = await database().acquire(1);
    const renewing = setInterval(() => void database().renew(first.lease), 100);
    const second = await sync().catch((error: unknown) => error);
    clearInterval(renewing);
    expect(second).toMatchObject({ reason: "busy" });
    await database().release(first.lease);
    expect(await sync()).toMatchObject({ total: SIZE });
  });

  it("is taken over from a job that died, which can't write anymore", async () => {
    const dead = await database().acquire(1);
    await sync();
    const late = await database()
      .write("sync_games", dead.lease, { games: [], companies: [] })
      .catch((error: unknown) => error);
    expect(late).toMatchObject({ reason: "lease_lost" });
  });

  it("is not written by an interrupted job, which another one continues at once", async () => {
    const interrupted = new AbortController();
    const stop = await sync({
      retries: { signal: interrupted.signal },
      onProgress: () => interrupted.abort(),
    }).catch((error: unknown) => error);
    expect(stop).toMatchObject({ reason: "interrupted" });
    expect(await state()).toMatchObject({ pass: "full", step: "games", lease: null });
    expect(await sync()).toMatchObject({ total: SIZE });
  });
});

/** Writes of games fail after the first `rows`. */
async function failWrites(code: string, message: string, rows: number) {
  await server.sql(
    `create function public.fail_write() returns trigger language plpgsql as $$
     begin
       if (select count(*) from public.games) > ${rows} then
         raise exception '${message}' using errcode = '${code}';
       end if;
       return new;
     end $$`,
  );
  await server.sql(
    "create trigger fail_write before insert on public.games for each row execute function public.fail_write()",
  );
}

/** A database behind a connection that breaks at some calls, before or after the server has done them. */
async function startProxy(target: string, isWritten: boolean) {
  let calls = 0;
  const proxy = { fail: (_call: number) => false, url: "", stop: async () => {} };
  const http = createServer(async (request, response) => {
    calls += 1;
    const isBroken = proxy.fail(calls);
    if (isBroken && !isWritten) return request.socket.destroy();
    const body = await buffer(request);
    const { host: _host, connection: _connection, ...headers } = request.headers;
    const answer = await fetch(target + request.url, {
      method: request.method ?? "GET",
      headers: headers as Record<string, string>,
      ...(body.length > 0 ? { body } : {}),
    });
    const text = await answer.text();
    if (isBroken) return request.socket.destroy();
    response.writeHead(answer.status, { "content-type": answer.headers.get("content-type") ?? "text/plain" });
    response.end(text);
  });
  await new Promise<void>((done) => http.listen(0, "127.0.0.1", done));
  const address = http.address();
  if (address === null || typeof address === "string") throw new Error("no port");
  proxy.url = `http://127.0.0.1:${address.port}`;
  proxy.stop = async () => {
    http.closeAllConnections();
    http.close();
  };
  return proxy;
}

describe("games of another source", () => {
  it("are refused: the sandbox's for IGDB's database, and the reverse", async () => {
    await sync();
    const samples = await sync({ source: "sandbox:a" }).catch((error: unknown) => error);
    expect(samples).toMatchObject({ reason: "other_source" });
    await server.sql("update public.catalogue_state set source = 'sandbox:a'");
    const real = await sync().catch((error: unknown) => error);
    expect(real).toMatchObject({ reason: "other_source" });
    expect(await state()).toMatchObject({ games: SIZE, lease: null });
  });

  it("replace each other where both are the sandbox's", async () => {
    await sync({ source: "sandbox:a" });
    expect(await sync({ source: "sandbox:a" })).toMatchObject({ pass: null });
    remove("games", ({ id }) => id % 2 === 0);
    expect(await sync({ source: "sandbox:b" })).toMatchObject({ pass: "full", total: rows("games").length });
  });
});
