import { beforeEach, expect, it, vi } from "vitest";
import { OutsideError } from "@/lib/http/fetch-json";
import { captureLog } from "@/lib/test-log";
import { getReadiness } from "./readiness";

const service = vi.hoisted(() => ({ auth: vi.fn(), database: vi.fn(), igdb: vi.fn(), steam: vi.fn() }));
vi.mock("@/lib/supabase/health", () => ({ probeAuth: service.auth, probeDatabase: service.database }));
vi.mock("@/lib/igdb/igdb", () => ({ igdb: () => ({ rows: service.igdb }) }));
vi.mock("@/lib/steam/current-players", () => ({ fetchCurrentPlayers: service.steam }));
const redis = vi.hoisted(() => ({ isConfigured: false, use: vi.fn() }));
vi.mock("@/lib/shared-store/store", () => ({ sharedStore: () => redis }));

beforeEach(() => {
  vi.resetAllMocks();
  redis.isConfigured = false;
  Reflect.deleteProperty(globalThis, Symbol.for("questshelf.readiness"));
  captureLog();
});

const DOWN = new OutsideError("any", "network", { cause: new Error("connect ECONNREFUSED 10.0.0.7:5432") });

it("is ready when everything answers, and names Redis only when it is configured", async () => {
  expect(await getReadiness()).toEqual({
    status: "ready",
    dependencies: { supabase: "ok", igdb: "ok", steam: "ok" },
  });
  redis.isConfigured = true;
  redis.use.mockResolvedValue("PONG");
  expect((await getReadiness()).dependencies.redis).toBe("ok");
});

it.each(["auth", "database"] as const)("is unavailable without Supabase's %s", async (part) => {
  service[part].mockRejectedValue(DOWN);
  const readiness = await getReadiness();
  expect(readiness).toMatchObject({ status: "unavailable", dependencies: { supabase: "unavailable" } });
  expect(JSON.stringify(readiness)).not.toContain("10.0.0.7");
});

it.each(["igdb", "steam"] as const)("is degraded without %s", async (name) => {
  service[name].mockRejectedValue(DOWN);
  expect(await getReadiness()).toMatchObject({ status: "degraded", dependencies: { [name]: "unavailable" } });
});

it("is degraded without Redis when it is configured", async () => {
  redis.isConfigured = true;
  redis.use.mockResolvedValue(undefined);
  expect(await getReadiness()).toMatchObject({ status: "degraded", dependencies: { redis: "unavailable" } });
});

it("answers within 2 s when no service answers", async () => {
  for (const call of Object.values(service)) call.mockImplementation(() => new Promise(() => {}));
  const startedAt = performance.now();
  expect((await getReadiness()).dependencies).toEqual({ supabase: "busy", igdb: "busy", steam: "busy" });
  expect(performance.now() - startedAt).toBeLessThan(2000);
});

it("checks each service once for a thousand probes", async () => {
  await Promise.all(Array.from({ length: 500 }, getReadiness));
  await Promise.all(Array.from({ length: 500 }, getReadiness));
  for (const call of Object.values(service)) expect(call).toHaveBeenCalledOnce();
});
