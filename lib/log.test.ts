import { afterEach, describe, expect, it, vi } from "vitest";
import { log } from "./log";
import { requestStorage } from "./request-storage";
import { captureLog } from "./test-log";

afterEach(() => vi.unstubAllEnvs());

describe("log", () => {
  it("writes one JSON line with time, level, event and the request's id", () => {
    const lines = captureLog();
    requestStorage().run({ id: "request-1", client: "192.0.2.1", isAnswered: false }, () =>
      log.warn("igdb_failed", { endpoint: "games", status: 503 }),
    );
    expect(lines()).toEqual([
      {
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        level: "warn",
        event: "igdb_failed",
        requestId: "request-1",
        endpoint: "games",
        status: 503,
      },
    ]);
  });

  it("keeps text with line breaks on one line", () => {
    const written = vi.spyOn(process.stdout, "write").mockReturnValue(true);
    log.info("x", { message: 'a\n{"level":"error"}\r\u2028' });
    const [text] = written.mock.calls[0] ?? [];
    written.mockRestore();
    expect(
      String(text)
        .trimEnd()
        .split(/[\n\r]/),
    ).toHaveLength(1);
  });

  it("leaves out what is below LOG_LEVEL, which is info by default", () => {
    const lines = captureLog();
    log.debug("a");
    log.info("b");
    vi.stubEnv("LOG_LEVEL", "error");
    log.warn("c");
    log.error("d");
    expect(lines().map(({ event }) => event)).toEqual(["b", "d"]);
  });

  it("writes an error with its code, its stack and its causes", () => {
    const lines = captureLog();
    const cause = Object.assign(new Error("connect failed"), { code: "ECONNREFUSED" });
    log.error("x", { error: new TypeError("no answer", { cause }) });
    log.error("y", { error: { message: "no row", code: "PGRST116", details: "alice@example.org" } });
    const [first, second] = lines();
    expect(first).toMatchObject({
      error: {
        name: "TypeError",
        message: "no answer",
        stack: expect.stringContaining("log.test.ts"),
        cause: { message: "connect failed", code: "ECONNREFUSED" },
      },
    });
    expect(second).toHaveProperty("error", { message: "no row", code: "PGRST116" });
  });

  it("stops at a circular chain of causes", () => {
    const lines = captureLog();
    const error: Error & { cause?: unknown } = new Error("a");
    error.cause = error;
    log.error("x", { error });
    expect(lines()).toHaveLength(1);
  });

  it.each([
    ["https://api.steampowered.com/x/v2/?key=0123456789ABCDEF&steamid=7", "0123456789ABCDEF"],
    ["GET /auth/confirm?token_hash=abc123&type=signup", "abc123"],
    ["Email alice.b+c@mail.example.org is taken", "alice"],
    ["redis://default:hunter2@cache:6379/0", "hunter2"],
    ["Authorization: Bearer abcdef123", "abcdef123"],
    ["jwt eyJhbGciOi.eyJzdWIi.c2ln expired", "eyJzdWIi"],
    ["key sb_secret_abc123", "sb_secret_abc123"],
  ])("masks what is secret or personal in %s", (text, secret) => {
    const lines = captureLog();
    log.error("x", { text, error: new Error(text, { cause: text }) });
    expect(JSON.stringify(lines())).not.toContain(secret);
  });

  it("cuts long text", () => {
    const lines = captureLog();
    log.info("x", { text: `${"a".repeat(50_000)}@${"/".repeat(50_000)}` });
    expect(JSON.stringify(lines()).length).toBeLessThan(3000);
  });
});
