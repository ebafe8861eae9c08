import { afterEach, expect, test, vi } from "vitest";
import { z } from "zod";
import { readApi, writeApi } from "./browser-api";

/** A line that takes the request and never answers. */
function hang(_path: string, { signal }: RequestInit): Promise<Response> {
  return new Promise((_, reject) => {
    if (signal?.aborted) reject(signal.reason);
    signal?.addEventListener("abort", () => reject(signal.reason));
  });
}

afterEach(() => vi.unstubAllGlobals());

test("a write without an answer fails after the time limit", async () => {
  vi.stubGlobal("fetch", hang);
  const write = writeApi("POST", "/api/auth/sign-in", {}, z.unknown(), { timeLimitMs: 20 });
  await expect(write).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a read without an answer fails too; an aborted one ends at once", async () => {
  vi.stubGlobal("fetch", hang);
  const { signal } = new AbortController();
  const read = readApi("/api/profile", z.unknown(), { signal, timeLimitMs: 20 });
  await expect(read).rejects.toMatchObject({ name: "TimeoutError" });

  const left = new AbortController();
  const given = readApi("/api/profile", z.unknown(), { signal: left.signal });
  left.abort();
  await expect(given).rejects.toMatchObject({ name: "AbortError" });
  await expect(readApi("/api/profile", z.unknown(), { signal: left.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});
