import { createServer, type Server } from "node:http";
import { trace } from "@opentelemetry/api";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { z } from "zod";
import { fetchJson } from "@/lib/http/fetch-json";
import { rateLimit } from "@/lib/http/rate-limit";
import { metrics } from "./metrics";
import { registerOpenTelemetry } from "./open-telemetry";
import { observeCatalogue } from "./status/observe-catalogue";

vi.mock("@/lib/catalogue/state", () => ({
  getCatalogueState: async () => ({ isLoaded: true, games: 1, synchronisedAt: Date.now() - 7000 }),
}));

const loaded = vi.hoisted(() => new Set<string>());
vi.mock("@vercel/otel", async (original) => {
  loaded.add("@vercel/otel");
  return original();
});
vi.mock("@opentelemetry/sdk-metrics", async (original) => {
  loaded.add("@opentelemetry/sdk-metrics");
  return original();
});

/** What a collector on the loopback received: bodies by path. Protobuf keeps names and texts as they are. */
const received = new Map<string, string>();
let collector: Server;
let upstream: Server;
const urlOf = (server: Server) => {
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
};
const listening = (server: Server) =>
  new Promise<void>((resolve) => server.listen(0, "127.0.0.1", () => resolve()));

beforeAll(async () => {
  collector = createServer(async (request, response) => {
    let body = "";
    for await (const chunk of request.setEncoding("latin1")) body += chunk;
    received.set(request.url ?? "", (received.get(request.url ?? "") ?? "") + body);
    response.setHeader("Content-Type", "application/json").end("{}");
  });
  upstream = createServer((request, response) => {
    if (request.url?.startsWith("/broken")) response.statusCode = 503;
    response.end("{}");
  });
  await Promise.all([listening(collector), listening(upstream)]);
});
afterAll(() => {
  for (const server of [collector, upstream]) {
    server.closeAllConnections();
    server.close();
  }
  vi.unstubAllEnvs();
});

const call = (path: string) =>
  fetchJson(`${urlOf(upstream)}${path}`, { service: "steam", schema: z.object({}), timeoutMs: 1000 });

it("loads and sends nothing without its variables, or when it is disabled", async () => {
  const endpoint = urlOf(collector);
  expect(await registerOpenTelemetry({ NODE_ENV: "test" })).toBe(false);
  expect(await registerOpenTelemetry({ NODE_ENV: "test", OTEL_EXPORTER_OTLP_ENDPOINT: " " })).toBe(false);
  const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_SDK_DISABLED: "true" };
  expect(await registerOpenTelemetry({ NODE_ENV: "test", ...disabled })).toBe(false);
  await call("/a/b");
  expect([...loaded]).toEqual([]);
  expect(trace.getTracer("test").startSpan("x").isRecording()).toBe(false);
  expect(received.size).toBe(0);
});

it("sends spans of upstream calls and metrics to the collector that the variables name", async () => {
  vi.stubEnv("OTEL_EXPORTER_OTLP_ENDPOINT", urlOf(collector));
  vi.stubEnv("OTEL_BSP_SCHEDULE_DELAY", "50");
  vi.stubEnv("OTEL_METRIC_EXPORT_INTERVAL", "100");
  // Simulates a process that starts with the variables: nothing has been counted before.
  Reflect.deleteProperty(globalThis, Symbol.for("questshelf.metrics"));
  expect(await registerOpenTelemetry()).toBe(true);
  expect(loaded.size).toBe(2);

  observeCatalogue();
  await call("/ISteamUser/one/v1/two/somebody?key=secret-key");
  await expect(call("/broken?steamid=somebody")).rejects.toThrow("status 503");
  metrics().igdbCalls.add(1, { endpoint: "games", outcome: "ok" });
  metrics().cacheReads.add(1, { cache: "page", outcome: "miss" });
  const store = { take: async () => 7, refund: async () => {}, wait: async () => 7, reset: async () => {} };
  const refused = rateLimit(new Request("http://localhost/"), "write", { store });
  await expect(refused).rejects.toMatchObject({ code: "rate_limited" });
  trace
    .getTracer("next.js")
    .startSpan("GET", { attributes: { "http.target": "/games?q=private" } })
    .end();

  await vi.waitFor(
    () => {
      const traces = received.get("/v1/traces") ?? "";
      for (const text of ["steam GET", "/ISteamUser/one/v1/two", "/broken", "/games", "questshelf"]) {
        expect(traces).toContain(text);
      }
      const measured = received.get("/v1/metrics") ?? "";
      for (const name of [
        "questshelf.upstream.duration",
        "questshelf.igdb.calls",
        "questshelf.cache.reads",
        "questshelf.limits.refused",
        "write",
        "questshelf.process.memory",
        "questshelf.catalogue.age",
      ]) {
        expect(measured).toContain(name);
      }
    },
    { timeout: 4000 },
  );
  for (const body of received.values()) expect(body).not.toMatch(/secret-key|somebody|private/);
});
