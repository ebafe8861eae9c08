import { expect, test } from "vitest";
import { withinLimit } from "./answers";

test("passes on the result of a call within the time limit", async () => {
  expect(await withinLimit(new AbortController().signal, Promise.resolve("answer"))).toBe("answer");
  const failed = withinLimit(new AbortController().signal, Promise.reject(new Error("refused")));
  await expect(failed).rejects.toThrow("refused");
});

test("rejects when the time limit expires", async () => {
  const limit = new AbortController();
  const given = withinLimit(limit.signal, new Promise(() => {}));
  limit.abort();
  await expect(given).rejects.toMatchObject({ code: "upstream_unavailable" });
});

test("rejects at once after the time limit, and handles a later failure of the call", async () => {
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
