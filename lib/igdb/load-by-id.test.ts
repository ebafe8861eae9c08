import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { query } from "@/apicalypse/build";
import { AppError } from "@/lib/errors";
import { requestStorage } from "@/lib/request-storage";
import { captureLog } from "@/lib/test-log";
import type { Igdb } from "./igdb";
import { COMPANIES, COMPANY_LOGOS, GAMES, TIMES_TO_BEAT } from "./rows";
import { startTestUpstream, type TestUpstream } from "./test-upstream";

/** Reads as one client's request. */
function as<T>(client: string, read: () => T, isAnswered = false): T {
  return requestStorage().run({ id: "1", client, isAnswered }, read);
}

let upstream: TestUpstream;
beforeEach(async () => {
  upstream = await startTestUpstream();
  upstream.answer(({ path, body }) => answerOf(path, body));
  captureLog();
});
afterEach(() => upstream.close());

const ids = (count: number, first = 1) => Array.from({ length: count }, (_, index) => first + index);
const idsOf = (body: string) => (/id = \(([\d,]+)\)/.exec(body)?.[1]?.split(",") ?? []).map(Number);

function rowsOf(endpoint: string, body: string): unknown[] {
  if (endpoint === "game_time_to_beats") return idsOf(body).map((id) => ({ id, game_id: id, hastily: 60 }));
  if (endpoint === "company_logos") return idsOf(body).map((id) => ({ id, image_id: `logo${id}` }));
  return idsOf(body)
    .filter((id) => id !== 13)
    .map((id) => ({ id, name: `${endpoint} ${id}` }));
}

function answerOf(path: string, body: string): { body: unknown[] } {
  if (path !== "/multiquery") return { body: rowsOf(path.slice(1), body) };
  const queries = [...body.matchAll(/query (\w+) "(\d)" \{(.*)\};/g)];
  return {
    body: queries.map(([, endpoint = "", name, text = ""]) => ({ name, result: rowsOf(endpoint, text) })),
  };
}

describe("reads by id", () => {
  it("share one request for all kinds, and each gets its own row", async () => {
    const igdb = upstream.igdb();
    const [game, missing, time, logo, company] = await Promise.all([
      igdb.load(GAMES, 1),
      igdb.load(GAMES, 13),
      igdb.load(TIMES_TO_BEAT, 1),
      igdb.load(COMPANY_LOGOS, 7),
      igdb.load(COMPANIES, 9),
    ]);
    expect(game?.name).toBe("games 1");
    expect(missing).toBeNull();
    expect(time).toMatchObject({ game_id: 1, hastily: 60, normally: null });
    expect(logo).toBe("logo7");
    expect(company?.name).toBe("companies 9");
    expect(upstream.calls.map(({ path }) => path)).toEqual(["/multiquery"]);
  });

  it("share requests among all clients", async () => {
    const igdb = upstream.igdb({ perSecond: 4 });
    const rows = await Promise.all(ids(500).map((id) => as(`client ${id}`, () => igdb.load(COMPANIES, id))));
    expect(rows.map((row) => row?.id ?? 13)).toEqual(ids(500));
    expect(upstream.calls.length).toBeLessThanOrEqual(2);
    expect(upstream.calls.every(({ body }) => Buffer.byteLength(body) < 32_000)).toBe(true);
  });

  it("collect ids until a slot is free", async () => {
    const igdb = upstream.igdb({ perSecond: 2 });
    await igdb.load(GAMES, 1);
    const first = igdb.load(GAMES, 2);
    await new Promise((resolve) => setTimeout(resolve, 300));
    await Promise.all([first, igdb.load(GAMES, 3)]);
    expect(upstream.calls.map(({ body }) => idsOf(body))).toEqual([[1], [2, 3]]);
  });

  it("read an id once for several requests, and again later", async () => {
    const igdb = upstream.igdb();
    const [a, b] = await Promise.all([igdb.load(GAMES, 7), as("other", () => igdb.load(GAMES, 7))]);
    expect([a?.id, b?.id]).toEqual([7, 7]);
    expect(upstream.calls.map(({ body }) => idsOf(body))).toEqual([[7]]);
    await igdb.load(GAMES, 7);
    expect(upstream.calls).toHaveLength(2);
  });

  it("are halved until the answer is not too large", async () => {
    upstream.answer(({ path, body }) =>
      path === "/multiquery" || idsOf(body).length > 2
        ? { status: 413, body: [{ title: "Payload Too Large" }] }
        : answerOf(path, body),
    );
    const igdb = upstream.igdb();
    const rows = await Promise.all([...ids(4).map((id) => igdb.load(GAMES, id)), igdb.load(COMPANIES, 9)]);
    expect(rows.map((row) => row?.id)).toEqual([1, 2, 3, 4, 9]);
  });

  it("fail alone if only one kind has malformed rows", async () => {
    upstream.answer(({ body }) => ({
      body: [...body.matchAll(/query (\w+) "(\d)"/g)].map(([, endpoint, name]) => ({
        name,
        result: [endpoint === "games" ? { id: 1, name: "Halo" } : { wrong: true }],
      })),
    }));
    const igdb = upstream.igdb();
    const [game, time] = await Promise.allSettled([igdb.load(GAMES, 1), igdb.load(TIMES_TO_BEAT, 1)]);
    expect(game).toMatchObject({ status: "fulfilled", value: { id: 1 } });
    expect(time).toMatchObject({ status: "rejected", reason: { code: "upstream_failed" } });
  });

  it("fail together with their request, and succeed with the next one", async () => {
    upstream.answer(({ path, body }, index) => (index === 0 ? { text: "garbage" } : answerOf(path, body)));
    const igdb = upstream.igdb();
    const results = await Promise.allSettled([igdb.load(GAMES, 1), igdb.load(GAMES, 2)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(igdb.load(GAMES, 1)).resolves.toMatchObject({ id: 1 });
  });

  it("fail at once, waiting or new, when the breaker opens", async () => {
    upstream.answer(() => ({ hang: true }));
    const igdb = upstream.igdb({ perSecond: 4, budgetMs: 500 });
    const reads = [igdb.load(GAMES, 1)];
    for (let id = 2; id <= 5; id++) {
      await new Promise((resolve) => setTimeout(resolve, 30));
      reads.push(igdb.load(GAMES, id));
    }
    const results = await Promise.allSettled(reads);
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(upstream.calls).toHaveLength(2);
  });
});

describe("a client that reads much", () => {
  const search = (igdb: Igdb, n: number) => igdb.background.rows("games", query({ limit: n }), z.unknown());

  it("does not delay another one's page", async () => {
    upstream.answer(({ path, body }) => ({ delayMs: 100, ...answerOf(path, body) }));
    const igdb = upstream.igdb({ perSecond: 4 });
    /** The reads of a game page: the game with its time to beat, then the logos. */
    const page = async (id: number) => {
      const startedAt = performance.now();
      await Promise.all([igdb.load(GAMES, id), igdb.load(TIMES_TO_BEAT, id)]);
      await igdb.load(COMPANY_LOGOS, id);
      return performance.now() - startedAt;
    };
    const rest = () => new Promise((resolve) => setTimeout(resolve, 1200));
    const alone = await page(1);
    let next = 1000;
    const attack = setInterval(() => {
      next += 40;
      const reads = as("attacker", () => [
        search(igdb, 1),
        ...ids(40, next).flatMap((n) => [igdb.load(GAMES, n), igdb.load(COMPANIES, n)]),
      ]);
      for (const read of reads) read.catch(() => {});
    }, 20);
    await rest();
    await rest();
    const during = await page(2);
    clearInterval(attack);
    expect(during / alone).toBeLessThanOrEqual(2);
  });

  it("with queries is refused beyond three seconds of them, with the time to wait", async () => {
    const igdb = upstream.igdb({ perSecond: 4 });
    const results = await Promise.allSettled(ids(20).map((n) => search(igdb, n)));
    const refused = results.filter(({ status }) => status === "rejected");
    expect(refused.length).toBeGreaterThanOrEqual(10);
    for (const result of refused)
      expect(result).toMatchObject({ reason: { code: "upstream_unavailable", retryAfterS: 3 } });
  });

  it("is charged for games and companies only, and refused before IGDB is called", async () => {
    const charge = vi.fn(async () => {});
    const igdb = upstream.igdb({ charge });
    await Promise.all([igdb.load(TIMES_TO_BEAT, 1), igdb.load(COMPANY_LOGOS, 3)]);
    expect(charge).not.toHaveBeenCalled();
    await Promise.all([igdb.load(GAMES, 1), igdb.load(COMPANIES, 2)]);
    expect(charge).toHaveBeenCalledTimes(2);

    charge.mockRejectedValue(new AppError("rate_limited", "Too many.", { retryAfterS: 40 }));
    const calls = upstream.calls.length;
    await expect(igdb.load(GAMES, 5)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 40 });
    expect(upstream.calls).toHaveLength(calls);
  });
});

it("revalidates stale pages without delaying first reads", async () => {
  const igdb = upstream.igdb({ perSecond: 2 });
  await as("crawler", () => igdb.load(GAMES, 1), true);
  const second = as("crawler", () => igdb.load(GAMES, 2), true);
  const startedAt = performance.now();
  await igdb.load(GAMES, 3);
  expect(performance.now() - startedAt).toBeLessThan(500);
  await second;
});
