import { expect, test } from "../support/fixtures";
import { HADES, WITCHER_4 } from "../support/games";

test("a game that is not out yet can only be wanted", async ({ page, signIn }) => {
  await signIn();
  await page.goto(WITCHER_4.path);
  await page.getByRole("button", { name: "Not yet" }).click();
  for (const name of [/^Playing/, /^Completed/, /^Paused/, /^Dropped/, /^Endless/]) {
    const choice = page.getByRole("menuitemradio", { name });
    await expect(choice).toBeDisabled();
    await expect(choice).toContainText("No release date yet");
  }
  await page.getByRole("menuitemradio", { name: "Want to Play" }).click();
  await expect(page.getByRole("button", { name: /Want to Play$/ })).toBeVisible();
});

test("the API refuses each other status, for a new game and for one on the shelf", async ({
  userRequest,
}) => {
  const path = `/api/collection/${WITCHER_4.id}`;
  for (const status of ["playing", "completed", "paused", "dropped", "endless"]) {
    const added = await userRequest.put(path, { data: { status } });
    expect(await added.json(), status).toMatchObject({ error: { code: "not_released" } });
  }
  const bulk = async (action: object, gameIds = [WITCHER_4.id]) =>
    (await userRequest.post("/api/collection/bulk", { data: { gameIds, action } })).json();
  expect(await bulk({ add: "completed" }, [WITCHER_4.id, HADES.id])).toEqual({ added: 1 });
  expect(await bulk({ add: "want" }, [WITCHER_4.id, HADES.id])).toEqual({ added: 1 });
  for (const status of ["paused", "dropped", "endless"]) {
    const moved = await userRequest.put(path, { data: { status } });
    const edited = await userRequest.patch(path, { data: { status } });
    for (const answer of [moved, edited]) {
      expect(await answer.json(), status).toMatchObject({ error: { code: "not_released" } });
    }
    expect(await bulk({ status })).toEqual({ changed: 0, moved: 0, skipped: 1 });
  }
});
