import { findViolationsInProof } from "../support/axe";
import { expect, test } from "../support/fixtures";
import { withoutScripts } from "../support/html";

const FAILED = /status of 50\d/;

test("fails plainly for an uncached profile, and serves a cached one", async ({
  page,
  request,
  newUser,
  fault,
  allowConsole,
}) => {
  allowConsole(FAILED);
  const [seen, unseen] = [await newUser(), await newUser()];
  await expect(await request.get(`/user/${seen.username}`)).toBeOK();

  await fault("supabase", "down");
  await expect(await request.get(`/user/${seen.username}`)).toBeOK();
  for (const path of [`/user/${unseen.username}/want`, `/widget/${unseen.username}`]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBeGreaterThanOrEqual(500);
    expect(answer.headers()["x-content-type-options"], path).toBe("nosniff");
    expect(answer.headers()["content-security-policy"], path).toContain("default-src");
    expect(answer.headers()["cache-control"], path).toContain("no-store");
  }
  expect(await (await request.get(`/widget/${unseen.username}`)).text()).toContain("Widget teď nelze načíst");
  const answer = await page.goto(`/user/${unseen.username}`);
  expect(withoutScripts((await answer?.text()) ?? "")).toContain("reached</h1>");
  await expect(page.getByRole("heading", { name: "Profiles can't be reached" })).toBeVisible();
  await expect(page).toHaveTitle("Profiles can't be reached · Questshelf");
  expect(await findViolationsInProof(page)).toEqual([]);

  await fault("supabase", "ok");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByText("No playing games yet")).toBeVisible();
});

test("shows the other parts of a profile whose lists fail", async ({
  request,
  requestAs,
  newUser,
  fault,
}) => {
  const user = await newUser();
  const list = { title: "For the train", visibility: "public" };
  await expect(await (await requestAs(user)).post("/api/lists", { data: list })).toBeOK();

  const path = `/user/${user.username}`;
  await fault("supabase", "error", undefined, { call: "POST /rest/v1/rpc/read_lists" });
  const partial = await request.get(path);
  const html = withoutScripts(await partial.text());
  expect(partial.headers()["cache-control"]).toContain("no-store");
  for (const part of [`href="${path}/followers"`, "No playing games yet"]) expect(html).toContain(part);
  expect((await request.get(`${path}/lists`)).status()).toBeGreaterThanOrEqual(500);

  await fault("supabase", "ok");
  const whole = await request.get(path);
  expect([whole.status(), (await whole.text()).includes(list.title)]).toEqual([200, true]);
});
