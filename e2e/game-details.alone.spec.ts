import { expect, test } from "./fixtures";

for (const mode of ["down", "garbage", "rate-limited"] as const) {
  test(`nobody plays while Steam is away (${mode}), and the page is whole`, async ({
    page,
    fault,
    request,
  }) => {
    await fault("steam", mode);
    // An app of its own for each mode: a count is kept for a minute.
    const appId = { down: 400, garbage: 550, "rate-limited": 570 }[mode];
    const answer = await request.get(`/api/steam/players?appid=${appId}&format=json`);
    expect(await answer.json()).toEqual({ response: { player_count: 0 } });
    await page.goto("/game/71");
    await expect(page.getByRole("heading", { level: 1, name: "Portal" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Add to Collection" })).toBeVisible();
  });
}
