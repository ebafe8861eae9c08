import { expect, test } from "../support/fixtures";

test("shows the whole page without players while Steam is unavailable", async ({ page, fault, request }) => {
  await fault("steam", "garbage");
  const answer = await request.get(`/api/steam/players?appid=550&format=json`);
  expect(await answer.json()).toEqual({ response: { player_count: 0 } });
  await page.goto("/game/71");
  await expect(page.getByRole("heading", { level: 1, name: "Portal" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Add to Collection" })).toBeVisible();
});
