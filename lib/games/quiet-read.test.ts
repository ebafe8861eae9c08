import { beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { captureLog } from "@/lib/test-log";
import { FAILED_LIFE, quietRead } from "./quiet-read";

const cacheLife = vi.hoisted(() => vi.fn());
vi.mock("next/cache", () => ({ cacheLife }));

describe("quietRead", () => {
  beforeEach(() => cacheLife.mockClear());

  it("keeps what was read as long as everything else, an absence too", async () => {
    expect(await quietRead("the play time", Promise.resolve(3), null)).toBe(3);
    expect(await quietRead("the play time", Promise.resolve(null), null)).toBeNull();
    expect(cacheLife.mock.calls).toEqual([["catalogue"], ["catalogue"]]);
  });

  it("logs a failure and keeps nothing in its place, for a minute", async () => {
    const lines = captureLog();
    expect(await quietRead("the play time", Promise.reject(new Error("away")), null)).toBeNull();
    expect(lines()).toMatchObject([{ event: "secondary_read_failed", what: "the play time" }]);
    expect(cacheLife.mock.calls).toEqual([[FAILED_LIFE]]);
    expect(FAILED_LIFE.revalidate).toBe(60);
  });

  it("passes on that a client is beyond its limit, so that no other client gets a page with a gap for it", async () => {
    const refusal = new AppError("rate_limited", "Wait.", { retryAfterS: 9 });
    await expect(quietRead("the play time", Promise.reject(refusal), null)).rejects.toBe(refusal);
    expect(cacheLife).not.toHaveBeenCalled();
  });
});
