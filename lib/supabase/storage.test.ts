import { createServer, type Server } from "node:http";
import { createClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { fetchJson } from "@/lib/http/fetch-json";
import { fromStorageError, storageFailureOf } from "./storage";
import { OLD_NO_BUCKET, OLD_NOT_FOUND, STORAGE_ERRORS, storageAnswer } from "./test-storage";

let server: Server;
let url: string;
let answer = { status: 200, body: "" };

beforeAll(async () => {
  server = createServer((_, response) => response.writeHead(answer.status).end(answer.body));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** The failure of a download by storage-js, and of the same call by `fetchJson`. */
async function failures(): Promise<unknown[]> {
  const storage = createClient(url, "key", { auth: { persistSession: false } }).storage;
  const { error } = await storage.from("avatars").download("a.jpg");
  const call = fetchJson(url, { service: "supabase", schema: z.never(), timeoutMs: 1000 });
  return [error, await call.catch((cause: unknown) => cause)];
}

describe("storageFailureOf", () => {
  it.each([
    ["noSuchKey", "missing"],
    ["fileLost", "missing"],
    ["noSuchBucket", "failed"],
    ["tenantNotFound", "failed"],
    ["invalidJwt", "failed"],
    ["accessDenied", "failed"],
    ["noSuchRoute", "failed"],
    ["lockTimeout", "unavailable"],
    ["databaseReadOnly", "unavailable"],
    ["slowDown", "unavailable"],
    ["databaseTimeout", "unavailable"],
    ["internal", "unavailable"],
  ] as const)("reads %s as %s", async (name, expected) => {
    answer = storageAnswer(STORAGE_ERRORS[name]);
    for (const failure of await failures()) expect(storageFailureOf(failure)).toBe(expected);
  });

  it("recognizes a missing object without a code, and no missing bucket", async () => {
    answer = storageAnswer(OLD_NOT_FOUND);
    for (const failure of await failures()) expect(storageFailureOf(failure)).toBe("missing");
    answer = storageAnswer(OLD_NO_BUCKET);
    for (const failure of await failures()) expect(storageFailureOf(failure)).toBe("failed");
  });

  it.each([
    [400, "<html>", "failed"],
    [400, "null", "failed"],
    [404, "", "failed"],
    [401, '{"message":"Invalid API key","hint":"x"}', "failed"],
    [429, '{"message":"API rate limit exceeded"}', "unavailable"],
    [503, "<html>", "unavailable"],
  ] as const)("reads %i %s of a gateway as %s", async (status, body, expected) => {
    answer = { status, body };
    for (const failure of await failures()) expect(storageFailureOf(failure)).toBe(expected);
  });

  it("is unavailable without an answer", async () => {
    const storage = createClient("http://127.0.0.1:1", "key", { auth: { persistSession: false } }).storage;
    const { error } = await storage.from("avatars").download("a.jpg");
    expect(storageFailureOf(error)).toBe("unavailable");
    expect(storageFailureOf(new TypeError("fetch failed"))).toBe("unavailable");
  });
});

describe("fromStorageError", () => {
  it.each([
    ["lockTimeout", 503],
    ["noSuchBucket", 502],
    ["noSuchKey", 502],
  ] as const)("has our own status and message for %s", async (name, status) => {
    answer = storageAnswer(STORAGE_ERRORS[name]);
    const [error] = await failures();
    expect(fromStorageError(error, "Sorry.")).toMatchObject({ status, message: "Sorry.", cause: error });
  });
});
