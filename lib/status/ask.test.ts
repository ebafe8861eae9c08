import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { ask } from "./ask";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

const failing = (error: unknown) => ask("igdb", async () => Promise.reject(error));

describe("ask", () => {
  it("tells an answer, and how long it took", async () => {
    const answer = await ask("igdb", async () => []);
    expect(answer.outcome).toBe("answered");
    expect(answer.ms).toBeLessThan(500);
  });

  it.each([
    new OutsideError("igdb", "timeout"),
    new OutsideError("igdb", "status", { status: 503, detail: "secret words" }),
    new OutsideError("igdb", "malformed", { detail: "secret words" }),
    new AppError("upstream_unavailable", "Ours"),
  ])("takes %s for away, and logs none of its words", async (error) => {
    expect((await failing(error)).outcome).toBe("away");
    expect(vi.mocked(console.warn).mock.calls.flat().join()).not.toContain("secret");
  });

  it("takes a refusal for asking too often for busy, in a door's own error too", async () => {
    const refusal = new OutsideError("igdb", "status", { status: 429 });
    expect((await failing(refusal)).outcome).toBe("busy");
    const cause = new AppError("upstream_unavailable", "Ours", { cause: refusal });
    expect((await failing(cause)).outcome).toBe("busy");
  });

  it("does not wait longer than its limit", async () => {
    expect((await ask("igdb", () => new Promise(() => {}), 20)).outcome).toBe("busy");
  });
});
