import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Igdb } from "@/lib/igdb/igdb";
import { startTestUpstream, type TestUpstream } from "@/lib/igdb/test-upstream";
import { STORAGE_ERRORS, storageAnswer } from "@/lib/supabase/test-storage";
import { captureLog } from "@/lib/test-log";
import { checkIgdb, checkSupabase } from "./check-services";

const state = vi.hoisted(() => ({ url: "" }));
vi.mock("@/lib/env", () => ({
  env: () => ({ SUPABASE_URL: state.url, SUPABASE_PUBLISHABLE_KEY: "public", STEAM_API_URL: state.url }),
}));
const door = vi.hoisted(() => ({
  igdb(): Igdb {
    throw new Error("no door yet");
  },
}));
vi.mock(import("@/lib/igdb/igdb"), async (importOriginal) => ({
  ...(await importOriginal()),
  igdb: () => door.igdb(),
}));

beforeEach(() => {
  captureLog();
});

const statuses = ({ components }: { components: { name: string; status: string }[] }) =>
  Object.fromEntries(components.map(({ name, status }) => [name, status]));

describe("checkIgdb", () => {
  let upstream: TestUpstream;
  beforeEach(async () => {
    upstream = await startTestUpstream();
    const igdb = upstream.igdb({ budgetMs: 300 });
    door.igdb = () => igdb;
  });
  afterEach(() => {
    upstream.close();
  });

  it("costs one small query", async () => {
    upstream.answer(() => ({ body: [{ id: 4 }] }));
    const entry = await checkIgdb();
    expect(entry).toMatchObject({ name: "IGDB", status: "operational" });
    expect(statuses(entry)).toEqual({
      Access: "operational",
      Catalogue: "operational",
      Synchronisation: "unknown",
    });
    expect(entry.ping).toBeGreaterThanOrEqual(0);
    expect(upstream.calls.map(({ path, body }) => [path, body])).toEqual([
      ["/genres", expect.stringContaining("limit 1;")],
    ]);
  });

  it.each([{ status: 503, text: "Maintenance" }, { text: "<html>Maintenance" }, { hang: true }])(
    "is out when IGDB answers %j",
    async (answer) => {
      upstream.answer(() => answer);
      const entry = await checkIgdb();
      expect(entry).toMatchObject({ status: "outage", ping: -1 });
      expect(JSON.stringify(entry)).not.toContain("Maintenance");
    },
  );

  it("is degraded when IGDB is busy", async () => {
    // Long enough for every retry to be refused, however long the jitter makes it wait.
    const igdb = upstream.igdb({ budgetMs: 2400 });
    door.igdb = () => igdb;
    upstream.answer(() => ({ status: 429, body: { message: "Too Many Requests" } }));
    const entry = await checkIgdb();
    expect(entry).toMatchObject({ status: "degraded", ping: -1 });
    expect(JSON.stringify(entry)).not.toContain("Too Many");
  });
});

describe("checkSupabase", () => {
  const STORAGE_PATH = "/storage/v1/object/public/avatars/status-check";
  const FINE: Record<string, [number, string]> = {
    "/auth/v1/health": [200, '{"name":"GoTrue","version":"2","description":""}'],
    "/rest/v1/genres?select=id&limit=1": [200, '[{"id":5}]'],
    [STORAGE_PATH]: [400, storageAnswer(STORAGE_ERRORS.noSuchKey).body],
  };
  let server: Server;
  let answers = FINE;
  beforeEach(async () => {
    answers = FINE;
    server = createServer((request, response) => {
      const [status, body] = answers[request.url ?? ""] ?? [500, ""];
      response.statusCode = request.headers.apikey === "public" ? status : 401;
      response.end(body);
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    state.url = `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
  });
  afterEach(() => {
    server.closeAllConnections();
    server.close();
  });

  it("checks its three parts", async () => {
    const entry = await checkSupabase();
    expect(statuses(entry)).toEqual({
      Accounts: "operational",
      Database: "operational",
      Storage: "operational",
    });
    expect(entry.status).toBe("operational");
  });

  it.each([
    ["Accounts", "/auth/v1/health"],
    ["Database", "/rest/v1/genres?select=id&limit=1"],
    ["Storage", STORAGE_PATH],
  ])("is degraded when only %s is unavailable, or another program answers", async (name, path) => {
    for (const bad of [
      [503, ""],
      [200, "<html>Maintenance"],
    ] as [number, string][]) {
      answers = { ...FINE, [path]: bad };
      const entry = await checkSupabase();
      expect(entry.status).toBe("degraded");
      expect(statuses(entry)).toMatchObject({ [name]: "outage" });
    }
  });

  it.each([
    ["noSuchBucket", "outage"],
    ["invalidJwt", "outage"],
    ["lockTimeout", "outage"],
    ["databaseReadOnly", "outage"],
    ["databaseTimeout", "outage"],
    ["slowDown", "degraded"],
  ] as const)(
    "shows Storage's error %s, which most often comes with HTTP 400, as %s",
    async (name, status) => {
      const { status: http, body } = storageAnswer(STORAGE_ERRORS[name]);
      answers = { ...FINE, [STORAGE_PATH]: [http, body] };
      const entry = await checkSupabase();
      expect(entry.status).toBe("degraded");
      expect(statuses(entry)).toEqual({ Accounts: "operational", Database: "operational", Storage: status });
      expect(JSON.stringify(entry)).not.toContain(STORAGE_ERRORS[name].message);
    },
  );

  it("is an outage when no part answers", async () => {
    answers = {};
    expect(await checkSupabase()).toMatchObject({ status: "outage", ping: -1 });
  });
});
