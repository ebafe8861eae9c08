import { afterEach, describe, expect, test, vi } from "vitest";
import { type Card, CardCache, INCOMPLETE_LIFE_MS, MAX_CACHED_BYTES } from "./card-cache";

const card = (rest: Partial<Card> = {}): Card => ({ image: Buffer.from("card"), isComplete: true, ...rest });
const allow = async () => {};

afterEach(() => {
  vi.useRealTimers();
});

describe("a cached card", () => {
  test("is drawn once, also for simultaneous requests", async () => {
    const cards = new CardCache();
    const draw = vi.fn(async () => card());
    const asked = await Promise.all([1, 2, 3].map(() => cards.get("/a", allow, draw)));
    expect(asked.map(({ image }) => String(image))).toEqual(["card", "card", "card"]);
    await cards.get("/a", allow, draw);
    expect(draw).toHaveBeenCalledTimes(1);
  });

  test("does not count against the limit", async () => {
    const cards = new CardCache();
    const refuse = vi.fn(() => Promise.reject(new Error("too many")));
    await expect(cards.get("/a", refuse, async () => card())).rejects.toThrow("too many");
    await cards.get("/a", allow, async () => card());
    await expect(cards.get("/a", refuse, async () => card())).resolves.toBeDefined();
    expect(refuse).toHaveBeenCalledTimes(1);
  });

  test("is drawn again after a failure", async () => {
    const cards = new CardCache();
    const fail = () => Promise.reject(new Error("not drawn"));
    await expect(cards.get("/a", allow, fail)).rejects.toThrow("not drawn");
    await expect(cards.get("/a", allow, async () => card())).resolves.toBeDefined();
  });

  test("is drawn again after a minute when a picture was missing", async () => {
    vi.useFakeTimers();
    const cards = new CardCache();
    const draw = vi.fn(async () => card({ isComplete: false }));
    await cards.get("/a", allow, draw);
    await cards.get("/a", allow, draw);
    expect(draw).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(INCOMPLETE_LIFE_MS + 1);
    await cards.get("/a", allow, draw);
    expect(draw).toHaveBeenCalledTimes(2);
  });

  test("is evicted when the cache is full, unless it was used since", async () => {
    const cards = new CardCache();
    const third = card({ image: Buffer.alloc(MAX_CACHED_BYTES / 3) });
    const draw = vi.fn(async () => third);
    for (const path of ["/a", "/b", "/c", "/a", "/d"]) await cards.get(path, allow, draw);
    expect(draw).toHaveBeenCalledTimes(4);
    await cards.get("/a", allow, draw);
    expect(draw).toHaveBeenCalledTimes(4);
    await cards.get("/b", allow, draw);
    expect(draw).toHaveBeenCalledTimes(5);
  });
});
