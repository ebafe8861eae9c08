import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { createInterface } from "node:readline";
import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { type App, startSandbox } from "../../scripts/lib/app.ts";
import { planAppCopy } from "../../scripts/lib/app-copy.ts";
import { copyBuild } from "../../scripts/lib/build.ts";
import { Children } from "../../scripts/lib/children.ts";

/** Set by `npm run proof`; alone, the tests use the build of `npm start`. */
const given: Record<string, string> = JSON.parse(process.env.E2E_APP ?? "{}");
const NUMBER = 40;
const ID = "0af7651916cd43dd8448eb211c80319c";
const FROM_OWN_PAGE = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

type Served = { lines: Record<string, unknown>[]; texts: string[]; stop: () => Promise<void> };

/** Starts the app as an operator would, and captures its output after the first request. */
async function serve(app: App, more: Record<string, string>): Promise<Served> {
  const { port, host } = app.settings;
  const args = ["node_modules/next/dist/bin/next", "start", "-p", String(port), "-H", host];
  const child: ChildProcess = spawn(process.execPath, args, {
    env: { ...app.env, NEXT_DIST_DIR: await copyBuild(app), ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const texts: string[] = [];
  for (const stream of [child.stdout, child.stderr]) {
    if (stream) createInterface({ input: stream }).on("line", (line) => texts.push(line));
  }
  // Right after its "Ready in", Next can still serve requests without our instrumentation.
  const isUp = async () => {
    const { headers } = await fetch(`${app.settings.siteUrl}/api/health`);
    expect(headers.get("x-request-id")).not.toBeNull();
  };
  await vi.waitFor(isUp, { timeout: 30_000, interval: 200 });
  texts.length = 0;
  return {
    texts,
    get lines() {
      return texts.filter((text) => text.startsWith("{")).map((text) => JSON.parse(text));
    },
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGKILL");
      await ended;
    },
  };
}

describe("logs, spans and metrics of an instance", () => {
  const first = { PORT: "3000", DATA_DIR: ".data", ...given };
  const environment = { ...process.env, ...first, SANDBOX_CONTROL: "1", TRUST_PROXY: "true" };
  const sandbox = new Children();
  /** Bodies that the collector received, by path. Protobuf leaves strings readable. */
  const received = new Map<string, string>();
  let collector: Server;
  let endpoint: string;
  let app: App;
  let served: Served | undefined;

  beforeAll(async () => {
    app = await planAppCopy(NUMBER, environment);
    rmSync(app.settings.dataDir, { recursive: true, force: true });
    await startSandbox(app, sandbox);
    collector = createServer(async (request, response) => {
      let body = "";
      for await (const chunk of request.setEncoding("latin1")) body += chunk;
      received.set(request.url ?? "", (received.get(request.url ?? "") ?? "") + body);
      response.setHeader("Content-Type", "application/json").end("{}");
    });
    await new Promise<void>((resolve) => collector.listen(0, "127.0.0.1", resolve));
    endpoint = `http://127.0.0.1:${Object(collector.address()).port}`;
  });
  afterAll(async () => {
    await served?.stop();
    await sandbox.stop();
    collector?.closeAllConnections();
    collector?.close();
    rmSync(app.settings.dataDir, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await served?.stop();
    received.clear();
  });

  const request = (path: string, init: RequestInit = {}) => fetch(app.settings.siteUrl + path, init);
  const setFault = (service: string, mode: string) =>
    fetch(`${app.sandboxUrl}/_sandbox/faults`, {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ service, mode }),
    });

  test("the code on a failed page finds its log line", async () => {
    served = await serve(app, {});
    await setFault("igdb", "down");
    // The catalogue does not know it.
    const page = await request("/game/900001/unheard-of?private=text", {
      headers: { "x-request-id": ID },
    });
    await setFault("igdb", "ok");
    expect(page.status).toBe(503);
    expect(page.headers.get("x-request-id")).toBe(ID);
    expect((await page.text()).replace(/<[^>]*>/g, "")).toContain(`Reference: ${ID}`);

    const { texts, lines } = served;
    expect(texts.filter((text) => !text.startsWith("{"))).toEqual([]);
    const failed = lines.filter(({ event }) => event === "render_failed");
    expect(failed).toContainEqual(
      expect.objectContaining({
        level: "error",
        requestId: ID,
        path: "/game/900001/unheard-of",
        digest: expect.stringContaining("questshelf:upstream_unavailable"),
      }),
    );
    expect(lines.map(({ event }) => event)).toContain("igdb_call_failed");
    expect(texts.join()).not.toContain("private");
  });

  test("logs errors of browsers and requests refused by limits", async () => {
    served = await serve(app, { RATE_LIMIT_POST_PROXY_PER_MINUTE: "2" });
    const report = { kind: "error", message: "alice@example.org is undefined", path: "/games" };
    const init = { method: "POST", headers: FROM_OWN_PAGE, body: JSON.stringify(report) };
    const statuses = [];
    for (let sent = 0; sent < 3; sent++) statuses.push((await request("/api/client-errors", init)).status);
    expect(statuses).toEqual([204, 204, 429]);
    expect(served.lines.map(({ event }) => event)).toEqual(["client_error", "client_error", "limit_refused"]);
    expect(served.lines[0]).toMatchObject({
      level: "warn",
      requestId: expect.any(String),
      message: "[e-mail] is undefined",
    });
    expect(served.lines[2]).toMatchObject({ limit: "clientError", client: expect.any(String) });
  });

  test("exports spans and metrics with OpenTelemetry on, and public pages stay cached", async () => {
    served = await serve(app, {
      OTEL_EXPORTER_OTLP_ENDPOINT: endpoint,
      OTEL_BSP_SCHEDULE_DELAY: "100",
      OTEL_METRIC_EXPORT_INTERVAL: "500",
    });
    const path = "/game/72/portal-2";
    expect((await request(`${path}?utm=private-text`)).status).toBe(200);
    const page = await request(path);
    expect([page.status, page.headers.get("x-nextjs-cache")]).toEqual([200, "HIT"]);
    expect(page.headers.get("cache-control")).toContain("s-maxage");
    expect((await request("/api/steam/players?appid=620&format=json")).status).toBe(200);
    expect((await request("/user/demo")).status).toBe(200);

    await vi.waitFor(
      () => {
        const traces = received.get("/v1/traces") ?? "";
        for (const text of ["igdb POST", "igdb-token POST", "steam GET", "supabase GET", "/v4/multiquery"]) {
          expect(traces).toContain(text);
        }
        const metrics = received.get("/v1/metrics") ?? "";
        for (const name of [
          "igdb.calls",
          "igdb.waiting",
          "cache.reads",
          "upstream.duration",
          "process.memory",
        ]) {
          expect(metrics).toContain(`questshelf.${name}`);
        }
      },
      { timeout: 15_000 },
    );
    for (const body of received.values()) expect(body).not.toMatch(/private-text|[?&]key=|appid=620/);
  });

  test("exports nothing with OpenTelemetry off", async () => {
    served = await serve(app, {});
    expect((await request("/game/620/portal-2")).status).toBeLessThan(500);
    await setTimeout(1500);
    expect(received.size).toBe(0);
  });
});
