import { describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { readOrFallback } from "./read-or-fallback";

describe("readOrFallback", () => {
  it("returns what was read, an absence too", async () => {
    expect(await readOrFallback("the play time", Promise.resolve(3), null)).toEqual({
      value: 3,
      failed: false,
    });
    expect(await readOrFallback("the play time", Promise.resolve(null), 3)).toEqual({
      value: null,
      failed: false,
    });
  });

  it("logs a failure and returns the fallback", async () => {
    const lines = captureLog();
    const read = Promise.reject<number>(new Error("down"));
    expect(await readOrFallback("the play time", read, 7)).toEqual({ value: 7, failed: true });
    expect(lines()).toMatchObject([{ event: "secondary_read_failed", what: "the play time" }]);
  });

  it("passes on that a client is beyond its limit, so that no other client gets a page with a gap for it", async () => {
    const refusal = new AppError("rate_limited", "Wait.", { retryAfterS: 9 });
    await expect(readOrFallback("the play time", Promise.reject(refusal), null)).rejects.toBe(refusal);
  });
});
