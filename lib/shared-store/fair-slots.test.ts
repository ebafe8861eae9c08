import { expect, test } from "vitest";
import { createFairSlots, type FairSlots } from "./fair-slots";

/** Takes slots for a client and notes in which order they were given. */
function taker(slots: FairSlots) {
  const given: string[] = [];
  const releases: (() => void)[] = [];
  const take = (client: string, times = 1) => {
    for (let i = 0; i < times; i++) {
      void slots.acquire(client).then((release) => {
        given.push(client);
        releases.push(release);
      });
    }
  };
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  const free = async (times = 1) => {
    for (let i = 0; i < times; i++) releases.shift()?.();
    await settle();
  };
  return { given, take, free, settle };
}

test("gives no more slots than there are", async () => {
  const { given, take, free, settle } = taker(createFairSlots(3, 3));
  take("a", 2);
  take("b", 2);
  await settle();
  expect(given).toHaveLength(3);
  await free();
  expect(given).toHaveLength(4);
});

test("serves a second client next, however many the first one has waiting", async () => {
  const { given, take, free, settle } = taker(createFairSlots(4, 4));
  take("many", 500);
  await settle();
  take("one");
  await settle();
  expect(given).not.toContain("one");
  await free();
  expect(given.at(-1)).toBe("one");
});

test("leaves the other clients a share, even while nothing is freed", async () => {
  const { given, take, settle } = taker(createFairSlots(8, 4));
  take("many", 500);
  await settle();
  expect(given).toHaveLength(4);
  take("one");
  await settle();
  expect(given.at(-1)).toBe("one");
});

test("refills a client that holds its whole share once half of it is free, and then all at once", async () => {
  const { given, take, free, settle } = taker(createFairSlots(8, 4));
  take("many", 500);
  await settle();
  await free();
  expect(given).toHaveLength(4);
  await free();
  expect(given).toHaveLength(6);
});

test("frees a slot once, however often it is released", async () => {
  const slots = createFairSlots(1, 1);
  const release = await slots.acquire("a");
  release();
  release();
  await slots.acquire("a");
  let isGiven = false;
  void slots.acquire("b").then(() => {
    isGiven = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isGiven).toBe(false);
});
