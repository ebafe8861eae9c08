import { expect, test } from "vitest";
import { DRAWN_AT_ONCE, MAX_CARDS, MAX_CARDS_OF_CLIENT, queueCard } from "./drawing-queue";

const REFUSED = { code: "rate_limited", retryAfterS: 5 };

test("refuses a client at its limit, and serves other clients", async () => {
  const { promise, resolve } = Promise.withResolvers<string>();
  const cards = Array.from({ length: MAX_CARDS_OF_CLIENT }, () => queueCard("greedy", () => promise));
  await expect(queueCard("greedy", () => promise)).rejects.toMatchObject(REFUSED);
  await expect(queueCard("other", async () => "drawn")).resolves.toBe("drawn");
  resolve("drawn");
  await Promise.all(cards);
  await expect(queueCard("greedy", async () => "again")).resolves.toBe("again");
});

test("refuses every client while the queue is full, also after failures", async () => {
  const { promise, reject } = Promise.withResolvers<string>();
  const cards = Array.from({ length: MAX_CARDS }, (_, n) => queueCard(`client ${n}`, () => promise));
  await expect(queueCard("late", () => promise)).rejects.toMatchObject(REFUSED);
  reject(new Error("not drawn"));
  await Promise.allSettled(cards);
  await expect(queueCard("late", async () => "drawn")).resolves.toBe("drawn");
});

test("draws a client's first card before another client's second", async () => {
  const order: string[] = [];
  const gate = Promise.withResolvers<void>();
  const card = (client: string) =>
    queueCard(client, (draw) =>
      draw(async () => {
        await gate.promise;
        order.push(client);
        return Buffer.from("");
      }),
    );
  const busy = Array.from({ length: DRAWN_AT_ONCE }, (_, n) => card(`busy ${n}`));
  const cards = [card("greedy"), card("greedy"), card("greedy"), card("other")];
  gate.resolve();
  await Promise.all([...busy, ...cards]);
  expect(order.slice(DRAWN_AT_ONCE)).toEqual(["greedy", "other", "greedy", "greedy"]);
});
