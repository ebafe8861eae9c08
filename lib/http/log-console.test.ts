// biome-ignore-all lint/suspicious/noConsole: the console is what is tested
import { afterEach, beforeEach, expect, it } from "vitest";
import { captureLog } from "@/lib/test-log";
import { logConsole } from "./log-console";

const { warn, error } = console;
beforeEach(logConsole);
afterEach(() => Object.assign(console, { warn, error }));

it("logs a library's console output as one JSON line", () => {
  const lines = captureLog();
  console.warn("\u001b[33m⚠\u001b[39m", "two\nlines", { a: 1 });
  console.error("failed:", new TypeError("no"));
  expect(lines()).toMatchObject([
    { level: "warn", event: "console", message: "⚠ two\nlines { a: 1 }" },
    { level: "error", event: "console", message: "failed:", error: { name: "TypeError", message: "no" } },
  ]);
});

it("skips an error with a digest, which onRequestError has logged", () => {
  const lines = captureLog();
  console.error("⨯", Object.assign(new Error("no"), { digest: "123" }));
  expect(lines()).toEqual([]);
});

it("logs at most 100 lines a minute, and then that there were more", () => {
  const lines = captureLog();
  for (let index = 0; index < 300; index++) console.error(`odd request ${index}`);
  expect(lines()).toHaveLength(101);
  expect(lines().at(-1)).toMatchObject({ event: "console_limited", lines: 100 });
});
