import { expect, test } from "vitest";
import { DRAWN_AT_ONCE, drawInTurn, MAX_WAITING } from "./drawing-queue";

test("who would wait behind too many others is asked to come again", async () => {
  const { promise, resolve } = Promise.withResolvers<Buffer>();
  const draws = Array.from({ length: DRAWN_AT_ONCE + MAX_WAITING }, () => drawInTurn(() => promise));
  await expect(drawInTurn(() => promise)).rejects.toMatchObject({ code: "rate_limited", retryAfterS: 5 });
  resolve(Buffer.from("drawn"));
  expect((await Promise.all(draws)).map(String)).toEqual(draws.map(() => "drawn"));
  await expect(drawInTurn(() => promise)).resolves.toBeDefined();
});
