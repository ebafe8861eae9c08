import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { cacheFor } from "./cache-for";

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

it("reads once for many callers, and again after the time", async () => {
  const read = vi.fn(async () => "answer");
  const get = cacheFor(30_000, read);
  expect(await Promise.all([get(), get(), get()])).toEqual(["answer", "answer", "answer"]);
  expect(read).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 29_999);
  await get();
  expect(read).toHaveBeenCalledTimes(1);
  vi.setSystemTime(Date.now() + 1);
  await get();
  expect(read).toHaveBeenCalledTimes(2);
});

it("does not cache a failure", async () => {
  const read = vi.fn().mockRejectedValueOnce(new Error("unavailable")).mockResolvedValue("answer");
  const get = cacheFor(30_000, read);
  await expect(get()).rejects.toThrow("unavailable");
  expect(await get()).toBe("answer");
});
