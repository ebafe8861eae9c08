import { AsyncLocalStorage } from "node:async_hooks";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { query } from "@/apicalypse/build";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import type { Igdb } from "./igdb";
import { startTestUpstream, type TestUpstream } from "./test-upstream";

const clients = vi.hoisted(() => ({ current: (): string | undefined => undefined }));
vi.mock("@/lib/http/request-context", () => ({
  currentRequest: () => ({ id: "1", client: clients.current() ?? "visitor", isAnswered: false }),
}));
const storage = new AsyncLocalStorage<string>();
clients.current = () => storage.getStore();

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  upstream.answer(({ path, body }) => answerOf(path, body));
  captureLog();
});
afterEach(() => {
  upstream.close();
  vi.restoreAllMocks();
});

const idsOf = (body: string) => (/id = \(([\d,]+)\)/.exec(body)?.[1]?.split(",") ?? []).map(Number);
function rowsOf(endpoint: string, body: string): unknown[] {
  const name = (id: number) => ({ id, name: `${endpoint} ${id}` });
  if (endpoint === "game_time_to_beats") return idsOf(body).map((id) => ({ id, game_id: id, hastily: 60 }));
  if (endpoint === "company_logos") return idsOf(body).map((id) => ({ id, image_id: `logo${id}` }));
  return idsOf(body).map(name);
}

function answerOf(path: string, body: string): { body: unknown[] } {
  if (path !== "/multiquery") return { body: rowsOf(path.slice(1), body) };
  const blocks = [...body.matchAll(/query (\w+) "(\d)" \{(.*)\};/g)];
  return {
    body: blocks.map(([, endpoint = "", name, text = ""]) => ({ name, result: rowsOf(endpoint, text) })),
  };
}

const anyRow = z.unknown();

/** Runs work as one client's request. */
const as = <T>(client: string, work: () => T): T => storage.run(client, work);
const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);
const search = (igdb: Igdb, n: number) =>
  igdb.rows("games", query({ fields: ["first_release_date"], search: `text ${n}`, limit: 1 }), anyRow);
const settled = (reads: Promise<unknown>[]) => Promise.allSettled(reads);

describe("ids of several kinds", () => {
  it("leave in one request, and each reader gets its own", async () => {
    const igdb = upstream.igdb();
    const [game, time, logo, company] = await Promise.all([
      igdb.games.load(1),
      igdb.timesToBeat.load(1),
      igdb.companyLogos.load(7),
      igdb.companies.load(9),
    ]);
    expect(game?.name).toBe("games 1");
    expect(time?.hastily).toBe(60);
    expect(logo).toBe("logo7");
    expect(company?.name).toBe("companies 9");
    expect(upstream.calls.map(({ path }) => path)).toEqual(["/multiquery"]);
  });

  it("fail apart where only one kind of rows is malformed", async () => {
    upstream.answer(() => ({
      body: [
        { name: "0", result: [{ id: 1, name: "Halo" }] },
        { name: "1", result: [{ wrong: true }] },
      ],
    }));
    const igdb = upstream.igdb();
    const [game, time] = await Promise.allSettled([igdb.games.load(1), igdb.timesToBeat.load(1)]);
    expect(game).toMatchObject({ status: "fulfilled", value: { id: 1 } });
    expect(time).toMatchObject({ status: "rejected", reason: { code: "upstream_failed" } });
  });

  it("are read apart where the answer would be too large", async () => {
    upstream.answer(({ path, body }) =>
      path === "/multiquery"
        ? { status: 413, body: [{ title: "Payload Too Large" }] }
        : { body: rowsOf(path.slice(1), body) },
    );
    const igdb = upstream.igdb();
    const [game, time] = await Promise.all([igdb.games.load(1), igdb.timesToBeat.load(1)]);
    expect([game?.id, time?.game_id]).toEqual([1, 1]);
    expect(upstream.calls.map(({ path }) => path).sort()).toEqual([
      "/game_time_to_beats",
      "/games",
      "/multiquery",
    ]);
  });

  it("share a request whatever client they are read for", async () => {
    const igdb = upstream.igdb({ perSecond: 4 });
    const reads = ids(500).map((id) => as(`client ${id}`, () => igdb.games.load(id)));
    const rows = await Promise.all(reads);
    expect(rows.map((row) => row?.id)).toEqual(ids(500));
    expect(upstream.calls.length).toBeLessThanOrEqual(5);
  });

  it("are read once where two clients wait for the same", async () => {
    const igdb = upstream.igdb();
    const rows = await Promise.all([
      as("a", () => igdb.games.load(1)),
      as("b", () => igdb.games.load(1)),
      as("b", () => igdb.games.load(2)),
    ]);
    expect(rows.map((row) => row?.id)).toEqual([1, 1, 2]);
    expect(upstream.calls.length).toBeLessThanOrEqual(2);
    expect(upstream.calls.flatMap(({ body }) => idsOf(body)).sort()).toEqual([1, 2]);
  });
});

describe("a client that floods", () => {
  it("with ids delays the id of another one by no batch, and makes that batch no larger", async () => {
    const igdb = upstream.igdb({ perSecond: 4, charge: async () => {} });
    const flood = settled(ids(3000, 1000).map((id) => as("attacker", () => igdb.games.load(id))));
    await expect.poll(() => upstream.calls.length).toBe(2);
    const startedAt = performance.now();
    await igdb.games.load(1);
    expect(performance.now() - startedAt).toBeLessThan(500);
    const own = upstream.calls.find(({ body }) => idsOf(body).includes(1));
    expect(idsOf(own?.body ?? "").length).toBeLessThanOrEqual(2);
    const outcomes = await flood;
    const refused = outcomes.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThan(2000);
    expect(refused.every((outcome) => "reason" in outcome && outcome.reason.code === "rate_limited")).toBe(
      true,
    );
  });

  it("with searches is refused within milliseconds, and another client's page is read at once", async () => {
    const igdb = upstream.igdb({ perSecond: 4 });
    const startedAt = performance.now();
    const flood = ids(200).map((n) => as("attacker", () => search(igdb, n)).catch((error: unknown) => error));
    const refusals = await Promise.all(flood.slice(20));
    expect(performance.now() - startedAt).toBeLessThan(500);
    for (const refusal of refusals) expect(refusal).toMatchObject({ code: "rate_limited", status: 429 });
    const game = await igdb.games.load(1);
    await igdb.companyLogos.load(7);
    expect(game?.id).toBe(1);
    expect(performance.now() - startedAt).toBeLessThan(900);
    await Promise.all(flood);
  });

  it("with everything at once makes the page of another one take no longer than twice as long", async () => {
    upstream.answer(({ path, body }) => ({ delayMs: 100, ...answerOf(path, body) }));
    const igdb = upstream.igdb({ perSecond: 4, charge: async () => {} });
    let id = 0;
    /** What a game's page reads: the game with its time to beat, then the logos. */
    const page = async () => {
      const startedAt = performance.now();
      id += 1;
      await Promise.all([igdb.games.load(id), igdb.timesToBeat.load(id)]);
      await Promise.all([id, id + 1].map((logo) => igdb.companyLogos.load(logo)));
      return performance.now() - startedAt;
    };
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1300));
    const pages = async () => {
      const times: number[] = [];
      for (let visit = 0; visit < 3; visit += 1) {
        await rest();
        times.push(await page());
      }
      return times.sort((a, b) => a - b)[1] ?? 0;
    };
    await page();
    const alone = await pages();
    let n = 0;
    const attack = setInterval(() => {
      n += 1;
      const reads = as("attacker", () => [
        search(igdb, n),
        igdb.background.rows("games", query({ limit: n }), anyRow),
        ...ids(20, 100_000 + 20 * n).flatMap((game) => [igdb.games.load(game), igdb.companies.load(game)]),
      ]);
      for (const read of reads) read.catch(() => {});
    }, 20);
    const during = await pages();
    clearInterval(attack);
    expect(during / alone).toBeLessThanOrEqual(2);
  }, 20_000);

  it("with background reads keeps its own pages waiting for no more than its share", async () => {
    const igdb = upstream.igdb({ perSecond: 4 });
    const names = (n: number) =>
      igdb.background.rows("games", query({ fields: ["first_release_date"], limit: n }), anyRow);
    const flood = settled(ids(20).map((n) => as("attacker", () => names(n))));
    await expect.poll(() => upstream.calls.length).toBe(2);
    const startedAt = performance.now();
    await as("attacker", () => igdb.games.load(1));
    expect(performance.now() - startedAt).toBeLessThan(1500);
    void flood;
  });
});

describe("the limit of a client", () => {
  it("counts each read that goes upstream, games and companies by id apart", async () => {
    const charge = vi.fn(async () => {});
    const igdb = upstream.igdb({ charge });
    await Promise.all([search(igdb, 1), igdb.games.load(1), igdb.companies.load(2)]);
    await Promise.all([igdb.timesToBeat.load(1), igdb.companyLogos.load(3)]);
    await igdb.background.count("games", query({})).catch(() => {});
    expect(charge.mock.calls.flat().sort()).toEqual([
      "catalogueId",
      "catalogueId",
      "catalogueRead",
      "catalogueRead",
    ]);
  });

  it("refuses a read before it reaches IGDB", async () => {
    const igdb = upstream.igdb({
      charge: async () => {
        throw new AppError("rate_limited", "Too many.", { retryAfterS: 40 });
      },
    });
    await expect(igdb.games.load(1)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 40 });
    await expect(search(igdb, 1)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 40 });
    expect(upstream.calls).toEqual([]);
  });
});
