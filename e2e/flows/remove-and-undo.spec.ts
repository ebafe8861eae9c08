import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE as headers, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { holdBack } from "../support/page";
import { putOnShelf, removeButton } from "../support/shelf";

const shelf = (page: Page) => page.getByRole("main").getByRole("listitem");
const undo = (page: Page) => page.getByRole("button", { name: "Undo" });

test("restores a removed game unchanged", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER, PORTAL, HADES]);
  const path = `/api/collection/${PORTAL.id}`;
  await page.request.patch(path, { data: { notes: "Cake", rating: 9.5, hoursPlayed: 3.5 }, headers });
  const before = await (await page.request.get(path)).json();
  await page.goto("/collection");
  await (await removeButton(page, PORTAL.name)).click();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(2);
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All2");
  await page.getByRole("link", { name: /^Playing/ }).click();
  await expect(page).toHaveURL(/status=playing/);
  const other = await page.context().newPage();
  await other.goto("/collection");
  await expect(shelf(other)).toHaveCount(2);

  await undo(page).click();
  await expect(page.getByText(`${PORTAL.name} is back in your collection`).first()).toBeVisible();
  await expect(shelf(page)).toHaveCount(3);
  await expect(shelf(page).nth(1)).toContainText(PORTAL.name);
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All3");
  await expect(shelf(other)).toHaveCount(3);
  await other.close();
  expect(await (await page.request.get(path)).json()).toEqual(before);
});

test("hides the card before the server answers, and keeps the focus in the list", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [WITCHER, PORTAL]);
  await page.goto("/collection");
  const answer = await holdBack(page, `**/api/collection/${PORTAL.id}`);
  await (await removeButton(page, PORTAL.name)).focus();
  await page.keyboard.press("Enter");
  await expect(shelf(page)).toHaveCount(1);
  await expect(shelf(page).getByRole("link", { name: WITCHER.name })).toBeFocused();
  answer();
  await expect(undo(page)).toBeVisible();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All1");
  await page.keyboard.press("F8");
  await undo(page).focus();
  await page.keyboard.press("Enter");
  await expect(shelf(page)).toHaveCount(2);
});

test("a tab that was loaded before does not show the removed game again", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER, PORTAL]);
  await page.goto("/collection");
  await expect(shelf(page)).toHaveCount(2);
  const tab = (name: string) => page.getByRole("navigation", { name: "Status" }).getByRole("link", { name });
  await tab("Playing").click();
  await expect(page).toHaveURL("/collection?status=playing");
  await (await removeButton(page, PORTAL.name)).click();
  await expect(tab("Playing")).toHaveText("Playing1");
  const answer = await holdBack(page, "**/api/collection?status=all*");
  await tab("All").click();
  await expect(page.getByRole("main").locator("[aria-busy=true]").first()).toBeVisible();
  expect(await shelf(page).allTextContents()).toEqual([expect.stringContaining(WITCHER.name)]);
  answer();
  await expect(tab("All")).toHaveText("All1");
  await expect(shelf(page)).toHaveCount(1);
});

test("undoes once, and keeps a game that was added again", async ({ userRequest: request }) => {
  await putOnShelf({ request }, [WITCHER, PORTAL]);
  const change = crypto.randomUUID();
  const removal = await request.post("/api/collection/bulk", {
    data: { gameIds: [WITCHER.id, PORTAL.id, 5], action: "remove" },
    headers: { "X-Change": change },
  });
  expect(await removal.json()).toEqual({ removed: 2 });
  await putOnShelf({ request }, [PORTAL], "completed");
  const undo = (id: string) => request.post("/api/undo", { data: { change: id } });
  // Each game with its play. Repeated after a lost answer: the same answer, and nothing is done twice.
  for (const _ of ["once", "again"])
    expect(await (await undo(change)).json()).toEqual({ restored: 2, kept: 2 });
  const over = await undo(crypto.randomUUID());
  expect(over.status()).toBe(404);
  expect((await over.json()).error.message).toBe("This can no longer be undone.");
  const { item } = await (await request.get(`/api/collection/${PORTAL.id}`)).json();
  expect(item.status).toBe("completed");
});

test("removes one game on a double click, and keeps its undo", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER, PORTAL, HADES]);
  await page.goto("/collection");
  await (await removeButton(page, PORTAL.name)).dblclick();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  await undo(page).click();
  await expect(shelf(page)).toHaveCount(3);

  // A slower double click: the second press hits the next game.
  await (await removeButton(page, PORTAL.name)).hover();
  await page.mouse.down();
  await page.mouse.up();
  await expect(shelf(page)).toHaveCount(2);
  await expect(undo(page)).toBeVisible();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await undo(page).click();
  await expect(shelf(page)).toHaveCount(3);
  await expect(page.getByText(`${PORTAL.name} is back in your collection`).first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /^All/ })).toHaveText("All3");
});

test("restores two games removed in a row by one undo", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [WITCHER, PORTAL, HADES]);
  await page.goto("/collection");
  await (await removeButton(page, PORTAL.name)).click();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
  await (await removeButton(page, HADES.name)).click();
  await expect(page.getByText("2 games removed from collection").first()).toBeVisible();
  await undo(page).click();
  await expect(shelf(page)).toHaveCount(3);
  await expect(page.getByText("2 games are back in your collection").first()).toBeVisible();
});
