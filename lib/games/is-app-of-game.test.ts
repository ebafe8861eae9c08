import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import type { Igdb } from "@/lib/igdb/igdb";
import { startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { captureLog } from "@/lib/test-log";
import { isAppOfGame } from "./is-app-of-game";

const client = vi.hoisted(() => ({
  igdb(): Igdb {
    throw new Error("no client yet");
  },
}));
vi.mock(import("@/lib/igdb/igdb"), async (importOriginal) => ({
  ...(await importOriginal()),
  igdb: () => client.igdb(),
}));
vi.mock("next/cache", () => ({ cacheLife() {}, cacheTag() {} }));
const takeLookup = vi.hoisted(() => vi.fn());
vi.mock(import("@/lib/steam/allowance"), async (importOriginal) => ({
  ...(await importOriginal()),
  takeLookup,
}));

const FAILED = "Failed to load achievements";
let upstream: TestUpstream;
beforeEach(async () => {
  captureLog();
  takeLookup.mockReset();
  upstream = await startTestUpstream();
  const igdb = upstream.igdb({ budgetMs: 300 });
  client.igdb = () => igdb;
});
afterEach(() => {
  upstream.close();
  vi.restoreAllMocks();
});

describe("isAppOfGame", () => {
  it("finds many apps with one request, by IGDB's links to Steam", async () => {
    upstream.answer(() => ({ body: [620, 730, 440].map((uid, id) => ({ id, uid: `${uid}` })) }));
    expect(await Promise.all([620, 730, 440].map((id) => isAppOfGame(id, FAILED)))).toEqual([
      true,
      true,
      true,
    ]);
    expect(upstream.calls.map(({ path }) => path)).toEqual(["/external_games"]);
    expect(upstream.calls[0]?.body).toContain('"620"');
  });

  it("finds the others by the URLs of their store pages, and no app by its first digits", async () => {
    upstream.answer(({ path }) => ({
      body: path === "/websites" ? [{ id: 1, url: "https://store.steampowered.com/app/620/Portal_2/" }] : [],
    }));
    expect(await Promise.all([620, 62].map((id) => isAppOfGame(id, FAILED)))).toEqual([true, false]);
    expect(upstream.calls.map(({ path }) => path)).toEqual(["/external_games", "/websites"]);
  });

  it("fails with the given text when IGDB is unavailable", async () => {
    upstream.answer(() => ({ status: 503 }));
    await expect(isAppOfGame(1, FAILED)).rejects.toMatchObject({ code: "upstream_unavailable" });
  });

  it("requests nothing for a client that has looked up too many", async () => {
    takeLookup.mockRejectedValue(new AppError("rate_limited", "Too many."));
    await expect(isAppOfGame(2, FAILED)).rejects.toMatchObject({ code: "rate_limited" });
    expect(upstream.calls).toEqual([]);
  });
});
