import { expect, it } from "vitest";
import { createCache } from "./cache.ts";

function counting(size: number) {
  let made = 0;
  const make = async () => {
    made++;
    return new Uint8Array(size);
  };
  return { make, made: () => made };
}

it("shares one computation between concurrent callers, and caches the result", async () => {
  const cached = createCache(100);
  const { make, made } = counting(10);
  await Promise.all([cached("a", make), cached("a", make), cached("a", make)]);
  await cached("a", make);
  expect(made()).toBe(1);
});

it("evicts the least recently used entry when full", async () => {
  const cached = createCache(25);
  const { make, made } = counting(10);
  await cached("a", make);
  await cached("b", make);
  await cached("a", make);
  await cached("c", make);
  await cached("a", make);
  expect(made()).toBe(3);
  await cached("b", make);
  expect(made()).toBe(4);
});

it("does not cache failures", async () => {
  const cached = createCache(25);
  await expect(cached("a", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cached("a", async () => new Uint8Array(3))).toHaveLength(3);
});
