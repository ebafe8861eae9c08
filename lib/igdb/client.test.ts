import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { z } from "zod";
import { compare, query } from "@/apicalypse/build";
import { captureLog } from "@/lib/test-log";
import type { Igdb } from "./igdb";
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
    const reads = Array.from({ length: 8 }, (_, index) => some(igdb, `game ${index}`));
    const results = await Promise.allSettled(reads);
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    // Half of the slots.
    expect(upstream.calls).toHaveLength(2);
  });
});

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
