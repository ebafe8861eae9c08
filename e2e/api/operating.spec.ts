import type { Page } from "playwright/test";
import { z } from "zod";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const REPORTS = "**/api/client-errors";
const reportSchema = z.strictObject({
  kind: z.string(),
  message: z.string(),
  path: z.string(),
  source: z.string().optional(),
  reference: z.string().optional(),
});

/** Error reports that a page sends from now on. Playwright does not see the bodies of beacons. */
async function reportsOf(page: Page): Promise<z.infer<typeof reportSchema>[]> {
  const reports: z.infer<typeof reportSchema>[] = [];
  await page.exposeFunction("tellReport", (text: string) => {
    reports.push(reportSchema.parse(JSON.parse(text)));
  });
  await page.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      if (body instanceof Blob) void body.text().then(Reflect.get(window, "tellReport"));
      return send(url, body);
    };
  });
  return reports;
}

test("sends an id with each response, and none within a page", async ({ request }) => {
  const ids: string[] = [];
  for (const path of ["/games", "/games", "/api/session", "/nothing-here", "/favicon.ico"]) {
    const answer = await request.get(path, { headers: { "x-request-id": "chosen-by-the-client" } });
    const id = answer.headers()["x-request-id"] ?? "";
    expect(id, path).toMatch(UUID);
    expect((await answer.body()).includes(id), path).toBe(false);
    ids.push(id);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test("answers health without a call, and readiness with its dependencies", async ({
  request,
  requestsSince,
}) => {
  const before = Date.now();
  const alive = await request.get("/api/health");
  expect([alive.status(), await alive.json()]).toEqual([200, { status: "ok" }]);
  expect(alive.headers()["cache-control"]).toBe("no-store");

  const startedAt = performance.now();
  const ready = await request.get("/api/health/ready");
  expect(performance.now() - startedAt).toBeLessThan(2500);
  expect(ready.status()).toBe(200);
  expect(ready.headers()["cache-control"]).toBe("no-store");
  expect(await ready.json()).toMatchObject({ dependencies: { supabase: "ok" } });

  for (let probe = 0; probe < 20; probe++) await request.get("/api/health/ready");
  const asked = (await requestsSince(before)).filter(({ path }) => path.includes("/auth/v1/health"));
  expect(asked.length).toBeLessThanOrEqual(3);
});

test("reports an exception of a page's script with its path, without its query", async ({
  page,
  allowConsole,
}) => {
  allowConsole(/on purpose/);
  const reports = await reportsOf(page);
  const sent = page.waitForRequest(REPORTS);
  await page.goto("/games?q=private");
  await page.evaluate(() => {
    void Promise.reject(new Error("on purpose"));
  });
  expect((await sent).method()).toBe("POST");
  await expect.poll(() => reports).toEqual([{ kind: "rejection", message: "on purpose", path: "/games" }]);
});

test("reports no image that fails to load", async ({ page, allowConsole }) => {
  allowConsole(/404/);
  const reports = await reportsOf(page);
  await page.goto("/games");
  await page.evaluate(async () => {
    const picture = new Image();
    document.body.append(picture);
    const failed = new Promise((resolve) => picture.addEventListener("error", resolve));
    picture.src = "/nothing-here.png";
    await failed;
  });
  expect(reports).toEqual([]);
});

test("reports a failed part of a page, three times at most", async ({ page, request, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  const html = await (await request.get("/games")).text();
  await page.route("**/_next/static/chunks/*.js", (route) =>
    html.includes(new URL(route.request().url()).pathname) ? route.fallback() : route.abort(),
  );
  const reports = await reportsOf(page);
  const failed: string[] = [];
  page.on("requestfailed", (lost) => void failed.push(new URL(lost.url()).pathname));
  await page.goto("/games");
  await page.getByRole("button", { name: "Add game" }).click();
  await expect.poll(() => failed.length).toBeGreaterThan(3);
  await expect.poll(() => reports.length).toBe(3);
  for (const { kind, path, source } of reports) {
    expect([kind, path]).toEqual(["chunk", "/games"]);
    expect(failed).toContain(source);
  }
});

test("shows the reference of a reported error on its page", async ({ page, signIn, allowConsole }) => {
  await signIn();
  allowConsole(/no channels here/);
  // The root layout fails once, as in e2e/faults/global-error.spec.ts.
  await page.addInitScript(() => {
    window.BroadcastChannel = class extends window.BroadcastChannel {
      constructor(name: string) {
        super(name);
        this.close();
        throw new Error("no channels here");
      }
    };
  });
  const reports = await reportsOf(page);
  await page.goto("/games");
  const boundary = () => reports.find(({ kind }) => kind === "boundary");
  await expect.poll(boundary).toMatchObject({ message: "no channels here", path: "/games" });
  await expect(page.getByText(`Reference: ${boundary()?.reference}`)).toBeVisible();
});

test("rejects reports of other sites, large ones and unknown fields", async ({ request }) => {
  const data = { kind: "error", message: "x", path: "/games" };
  const post = async (body: unknown, headers: Record<string, string> = FROM_OWN_PAGE) =>
    (await request.post("/api/client-errors", { data: body, headers })).status();
  expect(await post(data)).toBe(204);
  expect(await post(data, { "sec-fetch-site": "cross-site" })).toBe(403);
  expect(await post({ ...data, level: "info" })).toBe(400);
  expect(await post({ ...data, path: "/games?q=private" })).toBe(400);
  expect(await post({ ...data, message: "x".repeat(5000) })).toBe(413);
});
