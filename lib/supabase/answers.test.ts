import { expect, test } from "vitest";
import { withinLimit } from "./answers";

test("a call that answers in time is waited for", async () => {
  expect(await withinLimit(new AbortController().signal, Promise.resolve("answer"))).toBe("answer");
  const failed = withinLimit(new AbortController().signal, Promise.reject(new Error("refused")));
  await expect(failed).rejects.toThrow("refused");
});

test("one that takes longer than the request's time is given up", async () => {
  const limit = new AbortController();
  const given = withinLimit(limit.signal, new Promise(() => {}));
  limit.abort();
  await expect(given).rejects.toMatchObject({ code: "upstream_unavailable" });
});

test("where the time is up already, nobody waits, and a failure that follows is heard all the same", async () => {
  const unheard: unknown[] = [];
  const listener = (reason: unknown) => unheard.push(reason);
  process.on("unhandledRejection", listener);
  const { promise, reject } = Promise.withResolvers<never>();
  await expect(withinLimit(AbortSignal.abort(), promise)).rejects.toMatchObject({
    code: "upstream_unavailable",
  });
  reject(new Error("later"));
  await new Promise((resolve) => setImmediate(resolve));
  process.off("unhandledRejection", listener);
  expect(unheard).toEqual([]);
});
