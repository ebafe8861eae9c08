import { expect, it } from "vitest";
import { createFairSlots } from "@/lib/shared-store/fair-slots";
import { inReadingTurn } from "./reading-turn";

it("reads the files of users in turns, one of each user at a time", async () => {
  const readers = createFairSlots(1, 1);
  const order: string[] = [];
  const read = (user: string, file: string) =>
    inReadingTurn(user, async () => void order.push(file), { readers });
  const first = Promise.withResolvers<void>();
  const running = inReadingTurn("a", () => first.promise, { readers });
  const waiting = [read("a", "a2"), read("a", "a3"), read("a", "a4"), read("b", "b1"), read("c", "c1")];
  first.resolve();
  await Promise.all([running, ...waiting]);
  expect(order).toEqual(["a2", "b1", "c1", "a3", "a4"]);
});

it("refuses after a while, and leaves the reader to the next one", async () => {
  const readers = createFairSlots(1, 1);
  const first = Promise.withResolvers<void>();
  const running = inReadingTurn("a", () => first.promise, { readers });
  await expect(inReadingTurn("b", async () => "b", { readers, waitMs: 5 })).rejects.toMatchObject({
    code: "busy",
    message: "Many files are being read right now. Please try again in a minute.",
    retryAfterS: 60,
  });
  first.resolve();
  await running;
  expect(await inReadingTurn("c", async () => "c", { readers })).toBe("c");
});

it("frees the reader when reading fails", async () => {
  const readers = createFairSlots(1, 1);
  const failing = inReadingTurn("a", () => Promise.reject(new Error("No database.")), { readers });
  await expect(failing).rejects.toThrow("No database.");
  expect(await inReadingTurn("a", async () => "again", { readers })).toBe("again");
});
