import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { compare, query } from "@/apicalypse/build";
import { metrics } from "@/lib/metrics";
import { captureLog } from "@/lib/test-log";
import { toIgdbError } from "./errors";
import type { Igdb } from "./igdb";
import { BusyError } from "./limiter";
import { startTestUpstream, type TestUpstream } from "./test-upstream";

let upstream: TestUpstream;
let lines: ReturnType<typeof captureLog>;
beforeEach(async () => {
  upstream = await startTestUpstream();
  lines = captureLog();
});
afterEach(() => {
  upstream.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const row = z.object({ id: z.number(), name: z.string() });
const some = (igdb: Igdb, name = "Halo") =>
  igdb.rows("games", query({ fields: ["name"], where: compare("name", "=", name), limit: 1 }), row);

const UNAUTHORIZED = { status: 401, body: { message: "Authorization Failure. Have you tried:" } };
const FAILED = "Failed to fetch data from IGDB API";

describe("the token", () => {
  it("is requested once, and sent with each call", async () => {
    const igdb = upstream.igdb();
    await Promise.all([some(igdb), some(igdb), some(igdb)]);
    expect(upstream.tokensIssued()).toBe(1);
    expect(upstream.calls.map(({ token }) => token)).toEqual(Array(3).fill("Bearer token-1"));
  });

  it("is renewed once when it is refused to several reads", async () => {
    const igdb = upstream.igdb();
    upstream.answer(({ token }) => (token === "Bearer token-1" ? UNAUTHORIZED : { body: [] }));
    await Promise.all([some(igdb), some(igdb), some(igdb)]);
    expect(upstream.tokensIssued()).toBe(2);
  });

  it("is renewed only once for a read", async () => {
    upstream.answer(() => UNAUTHORIZED);
    await expect(some(upstream.igdb())).rejects.toMatchObject({ code: "upstream_failed", message: FAILED });
    expect(upstream.calls).toHaveLength(2);
  });

  it("is renewed a minute before it ends", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const igdb = upstream.igdb();
    await some(igdb);
    vi.setSystemTime(Date.now() + (5_000_000 - 61) * 1000);
    await some(igdb);
    expect(upstream.tokensIssued()).toBe(1);
    vi.setSystemTime(Date.now() + 2000);
    await some(igdb);
    expect(upstream.tokensIssued()).toBe(2);
  });
});

describe("IGDB that fails", () => {
  it.each([
    { status: 429, body: { message: "Too Many Requests" } },
    { status: 500, body: { title: "Internal server error", status: 500 } },
    { status: 502, text: "Bad Gateway" },
  ])("is called again after %o", async (failure) => {
    upstream.answer((_, index) => (index === 0 ? failure : { body: [{ id: 1, name: "Halo" }] }));
    await expect(some(upstream.igdb())).resolves.toEqual([{ id: 1, name: "Halo" }]);
    expect(upstream.calls).toHaveLength(2);
  });

  it.each([
    { status: 400, body: [{ title: "Syntax Error", status: 400 }] },
    { status: 403, body: [{ title: "Request limit to high", status: 403, cause: "secret words" }] },
    { status: 404, text: "Endpoint POST /gamez not found" },
    { status: 200, text: "<html>garbage</html>" },
    { status: 200, body: { not: "an array" } },
  ])("is called once when it answers %o, and its text is not passed on", async (failure) => {
    upstream.answer(() => failure);
    await expect(some(upstream.igdb())).rejects.toMatchObject({ code: "upstream_failed", message: FAILED });
    expect(upstream.calls).toHaveLength(1);
  });

  it("is unavailable when it does not answer in time", async () => {
    upstream.answer(() => ({ hang: true }));
    await expect(some(upstream.igdb({ budgetMs: 50 }))).rejects.toMatchObject({
      code: "upstream_unavailable",
      retryAfterS: 3,
    });
  });

  it("is not called for three seconds after four failures, and then once", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const igdb = upstream.igdb();
    upstream.answer(() => ({ status: 503, text: "down" }));
    await expect(some(igdb)).rejects.toThrow(FAILED);
    await expect(some(igdb)).rejects.toThrow(FAILED);
    const callsUntilOpen = upstream.calls.length;
    expect(callsUntilOpen).toBe(4);

    upstream.answer(() => ({ body: [{ id: 1, name: "Halo" }] }));
    await expect(some(igdb)).rejects.toMatchObject({ code: "upstream_unavailable", retryAfterS: 3 });
    expect(upstream.calls).toHaveLength(callsUntilOpen);

    vi.setSystemTime(Date.now() + 3001);
    await expect(some(igdb)).resolves.toHaveLength(1);
    await expect(Promise.all([some(igdb), some(igdb)])).resolves.toHaveLength(2);
  });

  it("fails the reads that wait for a slot when the breaker opens", async () => {
    const igdb = upstream.igdb({ budgetMs: 500, perSecond: 4 });
    upstream.answer(() => ({ hang: true }));
    const reads = Array.from({ length: 50 }, (_, index) => some(igdb, `game ${index}`));
    const results = await Promise.allSettled(reads);
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    // All of one client, which holds half of the slots.
    expect(upstream.calls).toHaveLength(2);
  });
});

it.each([true, false])(
  "counts a read that would wait for too long as refused (its client's own: %s)",
  (isOwn) => {
    const refused = vi.spyOn(metrics().igdbRefused, "add");
    const code = isOwn ? "rate_limited" : "upstream_unavailable";
    expect(toIgdbError("games", new BusyError(isOwn, 2))).toMatchObject({ code, retryAfterS: 2 });
    expect(refused).toHaveBeenCalledExactlyOnceWith(1);
  },
);

describe("rows", () => {
  it("leaves out a malformed one and logs it", async () => {
    upstream.answer(() => ({ body: [{ id: 1, name: "Halo", added: "later" }, { id: 2 }, "?"] }));
    await expect(some(upstream.igdb())).resolves.toEqual([{ id: 1, name: "Halo" }]);
    expect(lines()).toMatchObject([{ event: "igdb_rows_left_out", endpoint: "games", rows: 3, leftOut: 2 }]);
  });

  it("are a failure when none can be read", async () => {
    upstream.answer(() => ({ body: [{ id: 2 }] }));
    await expect(some(upstream.igdb())).rejects.toMatchObject({ code: "upstream_failed" });
  });
});

describe("a multiquery", () => {
  const search = (text: string) => query({ fields: ["name"], search: text, limit: 1 });

  it("carries several queries in one call, and each gets its own rows", async () => {
    upstream.answer(() => ({
      body: [
        { name: "1", result: [{ id: 2, name: "Doom" }] },
        { name: "0", result: [{ id: 1, name: "Halo" }] },
        { name: "2" },
      ],
    }));
    const queries = ["Halo", 'Doom "II"', "Nothing"].map(search);
    await expect(upstream.igdb().multi("games", queries, row)).resolves.toEqual([
      [{ id: 1, name: "Halo" }],
      [{ id: 2, name: "Doom" }],
      [],
    ]);
    expect(upstream.calls).toHaveLength(1);
    expect(upstream.calls[0]?.path).toBe("/multiquery");
    expect(upstream.calls[0]?.body).toContain('query games "1" { search "Doom \\"II\\"";');
  });

  it("fails with the spec's text", async () => {
    upstream.answer(() => ({ status: 400, body: [{ title: "Syntax Error" }] }));
    await expect(upstream.igdb().multi("games", [search("Halo")], row)).rejects.toThrow(FAILED);
  });
});

describe("batches", () => {
  const idsOf = (body: string) => (/id = \(([\d,]+)\)/.exec(body)?.[1] ?? "").split(",").map(Number);
  const games = ({ body }: { body: string }) => ({
    body: idsOf(body)
      .filter((id) => id !== 13)
      .map((id) => ({ id, name: `Game ${id}` })),
  });

  it("reads 500 ids in four calls, and each reader gets its own row", async () => {
    upstream.answer(games);
    const igdb = upstream.igdb();
    const ids = Array.from({ length: 500 }, (_, index) => index + 1);
    const rows = await Promise.all(ids.map((id) => igdb.games.load(id)));
    expect(rows.map((found) => found?.id ?? null)).toEqual(ids.map((id) => (id === 13 ? null : id)));
    expect(upstream.calls).toHaveLength(4);
    expect(upstream.calls.every(({ body }) => Buffer.byteLength(body) < 32_000)).toBe(true);
  });

  it("reads an id once for several readers", async () => {
    upstream.answer(games);
    const igdb = upstream.igdb();
    const rows = await Promise.all([igdb.games.load(7), igdb.games.load(7), igdb.games.load(8)]);
    expect(rows.map((found) => found?.id)).toEqual([7, 7, 8]);
    expect(upstream.calls.map(({ body }) => idsOf(body))).toEqual([[7, 8]]);
    await igdb.games.load(7);
    expect(upstream.calls).toHaveLength(2);
  });

  it("halves a batch whose answer is too large", async () => {
    upstream.answer((call) =>
      idsOf(call.body).length > 2 ? { status: 413, body: [{ title: "Payload Too Large" }] } : games(call),
    );
    const igdb = upstream.igdb();
    const rows = await Promise.all([1, 2, 3, 4].map((id) => igdb.games.load(id)));
    expect(rows.map((found) => found?.id)).toEqual([1, 2, 3, 4]);
    expect(upstream.calls).toHaveLength(3);
  });

  it("rejects all its readers when it fails, and sends the next batch again", async () => {
    upstream.answer((_, index) => (index === 0 ? { text: "garbage" } : { body: [{ id: 1, name: "A" }] }));
    const igdb = upstream.igdb();
    const results = await Promise.allSettled([igdb.games.load(1), igdb.games.load(2)]);
    expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(igdb.games.load(1)).resolves.toMatchObject({ id: 1 });
  });

  it("finds play times by the game's id", async () => {
    upstream.answer(() => ({ body: [{ id: 900, game_id: 5, hastily: 60, count: 2 }] }));
    const igdb = upstream.igdb();
    const [five, six] = await Promise.all([igdb.timesToBeat.load(5), igdb.timesToBeat.load(6)]);
    expect(five).toMatchObject({ game_id: 5, hastily: 60, normally: null });
    expect(six).toBeNull();
  });
});
