import { DEMO, expect, test } from "../support/fixtures";

// Storage reports failures as HTTP 400, like a missing file.

test("responds 503, not 404, while Storage fails, and serves the picture afterwards", async ({
  request,
  requestAs,
  fault,
}) => {
  const { user } = await (await (await requestAs(DEMO)).get("/api/session")).json();
  await fault("supabase", "error", undefined, { call: "GET /storage/v1/" });
  const failed = await request.get(user.avatarUrl);
  expect(failed.status()).toBe(503);
  expect(failed.headers()["cache-control"]).toBe("no-store");
  const { error } = await failed.json();
  expect(error).toEqual({
    code: "upstream_unavailable",
    message: "The picture cannot be loaded right now.",
  });
  await fault("supabase", "ok");
  expect((await request.get(user.avatarUrl)).status()).toBe(200);
  expect((await request.get("/media/avatars/none.jpg")).status()).toBe(404);
});

test("shows Storage's failure on the status page as an outage of its part", async ({
  page,
  request,
  fault,
}) => {
  // Health results are cached for half a minute.
  test.setTimeout(90_000);
  await fault("supabase", "error", undefined, { call: "GET /storage/v1/" });
  const parts = async () => {
    const { supabase } = await (await request.get("/api/status-checks")).json();
    return supabase.components.map(({ name, status }: { name: string; status: string }) => [name, status]);
  };
  await expect.poll(parts, { timeout: 45_000 }).toContainEqual(["Storage", "outage"]);
  await page.goto("/status");
  const card = page.getByRole("main").getByRole("article", { name: "Supabase" });
  await expect(card.getByText("A part of it can't be reached right now.")).toBeVisible();
});
