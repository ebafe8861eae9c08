import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "@/lib/errors";
import { OutsideError } from "@/lib/http/fetch-json";
import { captureLog } from "@/lib/test-log";
import { probe } from "./probe";

let lines: ReturnType<typeof captureLog>;
beforeEach(() => {
  lines = captureLog();
});

const failing = (error: unknown) => probe("igdb", async () => Promise.reject(error));

describe("probe", () => {
  it("reports an answer and its duration", async () => {
    const answer = await probe("igdb", async () => []);
    expect(answer.outcome).toBe("answered");
    expect(answer.ms).toBeLessThan(500);
  });

  it.each([
    new OutsideError("igdb", "timeout"),
    new OutsideError("igdb", "status", { status: 503, detail: "secret words" }),
    new OutsideError("igdb", "malformed", { detail: "secret words" }),
    new AppError("upstream_unavailable", "Ours"),
  ])("reports %s as unavailable, and logs none of its text", async (error) => {
    expect((await failing(error)).outcome).toBe("unavailable");
    expect(lines()).toMatchObject([{ event: "status_check_failed", service: "igdb" }]);
    expect(JSON.stringify(lines())).not.toContain("secret");
  });

  it("reports 429 as busy, also inside a client's own error", async () => {
    const refusal = new OutsideError("igdb", "status", { status: 429 });
    expect((await failing(refusal)).outcome).toBe("busy");
    const cause = new AppError("upstream_unavailable", "Ours", { cause: refusal });
    expect((await failing(cause)).outcome).toBe("busy");
  });

  it("does not wait longer than its limit", async () => {
    expect((await probe("igdb", () => new Promise(() => {}), 20)).outcome).toBe("busy");
  });
});
