import { afterEach, expect, test, vi } from "vitest";
import { api } from "./browser-api";
import { BUILD_HEADER } from "./build-time";

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
  const write = api.post("/api/auth/sign-out", { timeLimitMs: 20 });
  await expect(write).rejects.toMatchObject({ name: "TimeoutError" });
});

test("a read without an answer fails too; an aborted one ends at once", async () => {
  vi.stubGlobal("fetch", hang);
  const { signal } = new AbortController();
  const read = api.get("/api/profile", { signal, timeLimitMs: 20 });
  await expect(read).rejects.toMatchObject({ name: "TimeoutError" });

  const left = new AbortController();
  const given = api.get("/api/profile", { signal: left.signal });
  left.abort();
  await expect(given).rejects.toMatchObject({ name: "AbortError" });
  await expect(api.get("/api/profile", { signal: left.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("fills the path, and leaves out what a query lacks", async () => {
  const fetch = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetch);
  await api.get("/api/lists/[id]", { params: { id: "a/b" } });
  await api.get("/api/steam/achievements", { query: { appid: 620, steamid: undefined } });
  await api.get("/api/users", { query: { q: "a&b" } });
  expect(fetch.mock.calls.map(([path]: unknown[]) => path)).toEqual([
    "/api/lists/a%2Fb",
    "/api/steam/achievements?appid=620",
    "/api/users?q=a%26b",
  ]);
});

test.each([
  [{ error: { code: "conflict", message: "Taken." } }, "conflict", "Taken."],
  [{ error: { code: "toString", message: "Taken." } }, "internal", "Something went wrong"],
  [{ error: "text" }, "internal", "Something went wrong"],
  [null, "internal", "Something went wrong"],
])("throws %j as an AppError", async (body, code, message) => {
  vi.stubGlobal("fetch", async () => Response.json(body, { status: 409, headers: { "Retry-After": "7" } }));
  await expect(api.get("/api/profile")).rejects.toMatchObject({
    code,
    message: expect.stringContaining(message),
  });
});

test("throws if a proxy answers with a page", async () => {
  vi.stubGlobal("fetch", async () => new Response("<html>"));
  await expect(api.get("/api/profile")).rejects.toMatchObject({ code: "internal" });
});

test("a page reloads once for the answer of a newer build, and not for a cached one of an older build", async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal("sessionStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const reload = vi.fn();
  vi.stubGlobal("location", { reload });
  const answerOf = (build: string) => {
    vi.stubGlobal("fetch", async () => Response.json({}, { headers: { [BUILD_HEADER]: build } }));
    return api.get("/api/profile");
  };
  await answerOf("-1");
  expect(reload).not.toHaveBeenCalled();
  await answerOf("10");
  await answerOf("10");
  expect(reload).toHaveBeenCalledTimes(1);
  await answerOf("20");
  expect(reload).toHaveBeenCalledTimes(2);
});
