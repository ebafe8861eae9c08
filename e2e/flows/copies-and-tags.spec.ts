import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE, test } from "../support/fixtures";
import { HADES, PORTAL, WITCHER } from "../support/games";
import { chooseInView, editFromCard, itemOf, putOnShelf, removeButton } from "../support/shelf";

const tagsOf = async (page: Page) =>
  (await (await page.request.get("/api/tags")).json()).tags.map(
    ({ name, games }: { name: string; games: number }) => `${name}: ${games}`,
  );
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tag = (page: Page, gameIds: number[], name: string) =>
  page.request.post("/api/collection/bulk", {
    data: { gameIds, action: { tag: name } },
    headers: FROM_OWN_PAGE,
  });
const COPY_ID = "00000000-0000-4000-8000-000000000001";
const COPY = { platform: null, store: "GOG", medium: null, boughtOn: null, price: null, currency: null };

test("notes copies of a game, changes and removes one", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES], "completed");
  await page.goto("/collection");
  await editFromCard(page, HADES.name);
  await button(page, "Add a copy").click();
  const form = page.getByRole("dialog", { name: "Add a copy" });
  await form.getByRole("button", { name: "Save copy" }).click();
  await expect(form.getByText("Enter something about the copy")).toBeVisible();
  await form.getByLabel("Platform").fill("Nintendo Switch");
  await form.getByLabel("Store or shop").fill("Nintendo eShop");
  await form.getByText("Physical", { exact: true }).click();
  await form.getByLabel("Bought on").fill("2023-02-29");
  await form.getByLabel("Price").fill("-1");
  await form.getByRole("button", { name: "Save copy" }).click();
  await expect(form.getByText("There is no such day.")).toBeVisible();
  await expect(form.getByText("Enter a price such as 20 or 19.99.")).toBeVisible();
  await form.getByLabel("Bought on").fill("2023-02");
  await form.getByLabel("Price").fill("24,99");
  await form.getByLabel("Currency").fill("eur");
  await form.getByRole("button", { name: "Save copy" }).click();

  const editor = page.getByRole("dialog", { name: HADES.name });
  await expect(editor.getByText("Nintendo Switch, physical")).toBeVisible();
  await expect(editor.getByText("Nintendo eShop · Bought February 2023 · €24.99")).toBeVisible();

  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await editor.getByRole("button", { name: /^Change the copy/ }).click();
  await page.keyboard.press("Escape");
  await expect(editor).toBeVisible();
  await button(page, "Add a copy").click();
  await form.getByLabel("Platform").fill("PC");
  await page.keyboard.press("Escape");
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(form.getByLabel("Platform")).toHaveValue("PC");
  await page.goBack();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(editor.getByText("Nintendo Switch, physical")).toBeVisible();

  await editor.getByRole("button", { name: /^Remove the copy/ }).click();
  await expect(editor.getByText("Note what you own")).toBeVisible();
  await expect(button(page, "Undo")).toBeVisible();
  await page.keyboard.press("F8");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(button(page, "Undo")).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(editor.getByText("Nintendo Switch, physical")).toBeVisible();
  expect((await itemOf(page, HADES.id)).copies).toMatchObject([{ price: 24.99, currency: "EUR" }]);
});

test("tags a game by keyboard, with completion", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES, PORTAL], "want");
  await tag(page, [PORTAL.id], "Co-op");
  await page.goto("/collection");
  await editFromCard(page, HADES.name);
  const editor = page.getByRole("dialog", { name: HADES.name });
  const field = editor.getByRole("combobox", { name: "Tags" });
  await field.fill("co");
  await expect(editor.getByRole("option", { name: "Co-op" })).toBeVisible();
  await field.press("Escape");
  await expect(editor.getByRole("option")).toHaveCount(0);
  await field.press("ArrowDown");
  await field.press("Enter");
  // Invisible characters are removed.
  await field.fill("\u200bRogue\u0007like\u202e");
  await field.press("Enter");
  await field.fill("Oops");
  await field.press("Enter");
  await expect(editor.getByRole("button", { name: "Remove the tag Oops" })).toBeVisible();
  await field.press("Backspace");
  await expect(editor.getByRole("button", { name: "Remove the tag Oops" })).toHaveCount(0);
  await editor.getByRole("button", { name: "Save", exact: true }).click();
  await expect(editor).toHaveCount(0);
  await expect.poll(() => tagsOf(page)).toEqual(["Co-op: 2", "Roguelike: 1"]);
});

test("tags many games at once, and takes a tag from them", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES, PORTAL, WITCHER], "want");
  await tag(page, [PORTAL.id], "Short");
  await page.goto("/collection");
  await chooseInView(page, "Select games");
  await button(page, "Select all 3").click();
  await button(page, "Tag").click();
  const dialog = page.getByRole("dialog", { name: "Tags of 3 games" });
  await dialog.getByRole("combobox", { name: "Add a tag" }).fill("short");
  await dialog.getByRole("option", { name: "Short" }).click();
  await expect(page.getByText("Tagged 2 games with Short").first()).toBeVisible();
  expect(await tagsOf(page)).toEqual(["Short: 3"]);
  await button(page, "Undo").click();
  await expect.poll(() => tagsOf(page)).toEqual(["Short: 1"]);
  await dialog.getByRole("button", { name: "Remove Short from 3 games" }).click();
  await expect(page.getByText("Removed Short from 1 game").first()).toBeVisible();
  expect(await tagsOf(page)).toEqual(["Short: 0"]);
});

test("renames, merges and deletes tags, each undone", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES, PORTAL, WITCHER], "want");
  await tag(page, [HADES.id, PORTAL.id], "rpg");
  await tag(page, [PORTAL.id, WITCHER.id], "Role-playing");
  await page.goto("/collection/tags");
  await button(page, "Rename the tag rpg").click();
  await page.getByLabel("New name").fill("x".repeat(41));
  await page.getByLabel("New name").press("Enter");
  await expect(page.getByText("A tag is text of 1 to 40 characters.")).toBeVisible();
  await page.getByLabel("New name").fill("RPG");
  await page.getByLabel("New name").press("Enter");
  await button(page, "Rename the tag RPG").click();
  await page.getByLabel("New name").fill("role-PLAYING");
  await page.getByLabel("New name").press("Enter");
  await expect(page.getByText("Role-playing exists already. Merge RPG into it?")).toBeVisible();
  await button(page, "Merge").click();
  await expect.poll(() => tagsOf(page)).toEqual(["Role-playing: 3"]);
  await button(page, "Undo").click();
  await expect.poll(() => tagsOf(page)).toEqual(["Role-playing: 2", "RPG: 2"]);
  await button(page, "Delete the tag RPG").click();
  await expect(button(page, "Rename the tag RPG")).toHaveCount(0);
  await button(page, "Undo").click();
  await expect(button(page, "Rename the tag RPG")).toBeVisible();
  expect(await tagsOf(page)).toEqual(["Role-playing: 2", "RPG: 2"]);
});

test("keeps the focus near a tag that was renamed, merged or deleted", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES], "want");
  for (const name of ["One", "Three", "Two"]) await tag(page, [HADES.id], name);
  await page.goto("/collection/tags");
  const name = page.getByLabel("New name");
  await button(page, "Rename the tag One").press("Enter");
  await name.press("Escape");
  await expect(button(page, "Rename the tag One")).toBeFocused();
  await button(page, "Rename the tag One").press("Enter");
  await name.fill("Once");
  await name.press("Enter");
  await expect(button(page, "Rename the tag Once")).toBeFocused();

  await button(page, "Rename the tag Once").press("Enter");
  await name.fill("two");
  await name.press("Enter");
  await button(page, "Cancel").press("Enter");
  await expect(name).toBeFocused();
  await name.press("Enter");
  await button(page, "Merge").press("Enter");
  await expect(button(page, "Rename the tag Two")).toBeFocused();
  await button(page, "Delete the tag Three").press("Enter");
  await expect(button(page, "Delete the tag Two")).toBeFocused();
  await button(page, "Delete the tag Two").press("Enter");
  await expect(page.getByRole("heading", { name: "No tags yet" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Tags", exact: true })).toBeFocused();
});

test("deletes all tags without games at once, and restores them", async ({ page, signIn }) => {
  await signIn();
  await putOnShelf(page, [HADES], "want");
  for (const name of ["Kept", "One", "Two"]) await tag(page, [HADES.id], name);
  await page.goto("/collection/tags");
  await expect(button(page, "Delete the tag Two")).toBeVisible();
  await expect(page.getByRole("button", { name: /without games/ })).toHaveCount(0);
  const edit = { tagNames: ["Kept"] };
  await page.request.patch(`/api/collection/${HADES.id}`, { data: edit, headers: FROM_OWN_PAGE });
  await page.reload();
  await button(page, "Delete 2 tags without games").press("Enter");
  await expect(button(page, "Delete the tag Two")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Tags", exact: true })).toBeFocused();
  expect(await tagsOf(page)).toEqual(["Kept: 1"]);
  await button(page, "Undo").click();
  await expect(button(page, "Delete the tag Two")).toBeVisible();
  expect(await tagsOf(page)).toEqual(["Kept: 1", "One: 0", "Two: 0"]);
});

test("asks before it removes games with plays, copies or tags, restores all, and keeps them in lists", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [HADES, PORTAL], "want");
  await tag(page, [HADES.id], "Short");
  await page.request.put(`/api/copies/${HADES.id}/${COPY_ID}`, { data: COPY, headers: FROM_OWN_PAGE });
  for (const data of [
    { action: "start", day: "2024-05-01" },
    { action: "addMinutes", minutes: 30, day: "2024-05-01" },
  ]) {
    await page.request.post(`/api/plays/${HADES.id}`, { data, headers: FROM_OWN_PAGE });
  }
  const list = { title: "Mine", gameId: HADES.id };
  const made = await page.request.post("/api/lists", { data: list, headers: FROM_OWN_PAGE });
  const { id: listId } = await made.json();
  const listed = async () => (await (await page.request.get(`/api/lists/${listId}`)).json()).entries;
  const plays = async () => (await (await page.request.get(`/api/plays/${HADES.id}`)).json()).plays;
  const [before, beforePlays] = [await itemOf(page, HADES.id), await plays()];
  await page.goto("/collection");
  const remove = await removeButton(page, HADES.name);
  await remove.click();
  const question = page.getByRole("alertdialog", { name: `Remove ${HADES.name}?` });
  await expect(question).toContainText("Your play, copy and tag go with it.");
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toHaveCount(0);
  await expect(remove).toBeVisible();

  await chooseInView(page, "Select games");
  await button(page, "Select all 2").click();
  await button(page, "Remove").click();
  const both = page.getByRole("alertdialog", { name: "Remove 2 games?" });
  await expect(both).toContainText("1 of them has 1 play, 1 copy and 1 tag, which go with them.");
  await both.getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("2 games removed from collection").first()).toBeVisible();
  expect(await listed()).toMatchObject([{ gameId: HADES.id }]);
  await button(page, "Undo").click();
  await expect(button(page, `More for ${HADES.name}`)).toBeVisible();
  expect(await itemOf(page, HADES.id)).toEqual(before);
  expect(await plays()).toEqual(beforePlays);
  expect(await tagsOf(page)).toEqual(["Short: 1"]);

  await (await removeButton(page, PORTAL.name)).click();
  await expect(page.getByText("Game removed from collection").first()).toBeVisible();
});

test("refuses bad copies and tags with a plain message", async ({ userRequest: request }) => {
  await putOnShelf({ request }, [PORTAL]);
  const put = (data: object) => request.put(`/api/copies/${PORTAL.id}/${COPY_ID}`, { data });
  const PRICE = "A price is from 0 to 99,999,999.99, with two decimals at most.";
  const refusals: [object, string][] = [
    [{ store: null }, "Enter something about the copy, such as its platform or store."],
    [{ boughtOn: "0000" }, "That is before there were video games."],
    [{ boughtOn: "2999" }, "That is in the future."],
    [{ price: -1, currency: "EUR" }, PRICE],
    [{ price: 1e12, currency: "EUR" }, PRICE],
    [{ price: 5 }, "A price needs a currency."],
    [{ price: 5, currency: "EURO" }, "A currency is a code of three letters, such as EUR or USD."],
    [{ store: "GOG\u0007" }, "A store is text of up to 100 characters."],
    [{ platform: "\u202ePC" }, "A platform is text of up to 100 characters."],
  ];
  for (const [change, message] of refusals) {
    const answer = await put({ ...COPY, ...change });
    expect([answer.status(), (await answer.json()).error.message]).toEqual([400, message]);
  }
  await expect(await put({ ...COPY, store: "<b>&" })).toBeOK();
  const notOwned = `/api/copies/${WITCHER.id}/00000000-0000-4000-8000-000000000002`;
  expect((await request.put(notOwned, { data: COPY })).status()).toBe(404);

  const NAME = "A tag is text of 1 to 40 characters.";
  const edit = (data: object) => request.patch(`/api/collection/${PORTAL.id}`, { data });
  for (const [name, message] of [
    [" ", NAME],
    ["x".repeat(41), NAME],
    ["a\nb", NAME],
    ["a\u200bb", NAME],
  ]) {
    const answer = await edit({ tagNames: [name] });
    expect((await answer.json()).error.message).toBe(message);
  }
  const many = Array.from({ length: 31 }, (_, index) => `t${index}`);
  expect((await (await edit({ tagNames: many })).json()).error.message).toBe("A game can have 30 tags.");
  const tooMany = await edit({ tagNames: Array.from({ length: 10_000 }, (_, index) => `t${index}`) });
  expect([tooMany.status(), (await tooMany.json()).error.code]).toEqual([413, "body_too_large"]);
  const tagged = await (await edit({ tagNames: [" Co-op ", "co-OP", "<b>"] })).json();
  expect(tagged.item.tags).toHaveLength(2);
  const [{ id }, { name }] = tagged.item.tags;
  expect((await request.patch(`/api/tags/${id}`, { data: { name } })).status()).toBe(409);
  expect((await request.delete(`/api/tags/${id}?into=x`)).status()).toBe(400);
  expect((await request.delete(`/api/tags/${id}?into=${COPY_ID}`)).status()).toBe(404);
});
