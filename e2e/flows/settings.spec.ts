import type { Locator, Page } from "playwright/test";
import { DEMO, expect, test } from "../support/fixtures";
import { openSettings, profileOf } from "../support/settings";

const REFUSED = /Failed to load resource: the server responded with a status of 4\d\d/;

const field = (page: Page, name: string) => page.getByRole("textbox", { name });
const save = (page: Page) => page.getByRole("button", { name: "Save Changes" });
const about = (page: Page) => field(page, "About you");

async function logOut(page: Page) {
  await page.goto("/games");
  await chooseLogOut(page);
}

async function chooseLogOut(page: Page) {
  await expect(async () => {
    await page.getByRole("button", { name: "Open user menu" }).click({ timeout: 5000 });
    await page.getByRole("menuitem", { name: "Log out" }).click({ timeout: 2000 });
  }).toPass();
}

test("edits the profile by keyboard alone", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  await expect(save(page)).toBeDisabled();
  await about(page).focus();
  await page.keyboard.type("Long games.");
  await page.keyboard.press("Tab");
  await page.keyboard.type("shelf.example");
  await page.keyboard.press("Tab");
  await page.keyboard.type("https://steamcommunity.com/id/demo-player");
  for (const name of ["GitHub", "Steam", "Instagram", "Twitter", "PlayStation", "Xbox"]) {
    await field(page, `${name} username`).focus();
    await page.keyboard.type(`${name}_name`);
  }
  await expect(page.getByText("Unsaved changes")).toBeVisible();
  await save(page).press("Enter");
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(save(page)).toBeDisabled();
  await expect(save(page)).toBeFocused();
  // The field shows the stored value.
  await expect(field(page, "Personal website")).toHaveValue("https://shelf.example");
  await expect(field(page, "Steam ID")).toHaveValue("76561198000000001");

  await page.reload();
  await expect(about(page)).toHaveValue("Long games.");
  expect((await profileOf(page)).socials).toEqual({
    github: "GitHub_name",
    steam: "Steam_name",
    instagram: "Instagram_name",
    twitter: "Twitter_name",
    playstation: "PlayStation_name",
    xbox: "Xbox_name",
  });
});

test("shows each error beside its field, and keeps all other input", async ({
  page,
  signIn,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  await signIn();
  await openSettings(page);
  await field(page, "Personal website").fill("no address");
  await field(page, "Steam ID").fill("7656119");
  await expect(page.getByText("Enter an address such as https://example.com.")).toBeVisible();
  await save(page).click();
  await expect(field(page, "Personal website")).toBeFocused();
  expect((await profileOf(page)).steamId).toBeNull();
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(field(page, "Steam ID")).toHaveValue("");
  await expect(save(page)).toBeDisabled();
});

test("saves a Steam ID that Steam cannot confirm, with a note", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  const colorOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
  let warning = "";
  await about(page).fill("Saved too.");
  for (const [typed, note] of [
    [" 7656119800000000 ", "That is not a Steam ID."],
    ["nobody-has-this-name", "Could not be checked yet."],
  ] as const) {
    await field(page, "Steam ID").fill(typed);
    await save(page).click();
    await expect(save(page)).toBeDisabled();
    await expect(page.getByText(note)).toBeVisible();
    warning = await colorOf(page.getByText(note));
    expect(await profileOf(page)).toMatchObject({ steamId: typed.trim(), about: "Saved too." });
  }
  await field(page, "Steam ID").fill("https://steamcommunity.com/profiles/76561198000000001");
  await save(page).click();
  await expect(field(page, "Steam ID")).toHaveValue("76561198000000001");
  const hint = page.getByText("17 digits, or the address of your Steam profile");
  await expect(hint).toBeVisible();
  expect(warning).not.toBe(await colorOf(hint));
});

test("changes the username once, and shows when it can be changed again", async ({
  page,
  signIn,
  newUser,
}) => {
  const { username } = await signIn();
  const other = await newUser();
  await page.goto("/settings/account");
  const account = page.getByRole("region", { name: "Account" });
  await expect(account).toContainText(username);
  const change = page.getByRole("button", { name: "Change username" });
  await change.click();
  const dialog = page.getByRole("dialog", { name: "Change username" });
  await expect(dialog).toContainText("You can change it once every 30 days.");
  const name = dialog.getByRole("textbox", { name: "New username" });
  await name.fill(username);
  await expect(dialog.getByText("This is your username")).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Change username" })).toBeDisabled();
  await name.fill(other.username);
  await expect(dialog.getByText("This username is already taken")).toBeVisible();
  const next = `${username}`.slice(0, 14).concat("_next");
  await name.fill(next);
  await expect(dialog.getByText("This username is available")).toBeVisible();
  await name.press("Enter");
  await expect(page.getByText(`You are ${next}.`, { exact: true })).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(account.getByText(next, { exact: true })).toBeVisible();
  await expect(account).toContainText(/You can change your username again on \w+ \d+, \d{4}\./);
  await expect(change).toBeDisabled();
  await page.goto(`/user/${username}`);
  await expect(page).toHaveURL(`/user/${next}`);
});

test("asks before Back leaves unsaved changes", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page, "/visibility", "Visibility");
  await page.getByRole("link", { name: "Profile", exact: true }).click();
  await about(page).fill("Not saved yet.");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  const back = () => page.evaluate(() => history.back());
  await back();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(question).toBeHidden();
  await expect(about(page)).toHaveValue("Not saved yet.");
  await back();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/settings\/visibility$/);
  await expect(question).toBeHidden();
  await page.goForward();
  await expect(about(page)).toHaveValue("");
  await about(page).fill("Again.");
  await back();
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(about(page)).toHaveValue("Again.");
});

test("keeps the input after a stray click", async ({ page, signIn }) => {
  await signIn();
  await openSettings(page);
  await about(page).fill("Not saved yet.");
  const question = page.getByRole("alertdialog", { name: "Discard your changes?" });
  await page.getByRole("link", { name: "Visibility" }).click();
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Keep editing" }).press("Enter");
  await expect(question).toBeHidden();
  await expect(about(page)).toHaveValue("Not saved yet.");
  await expect(page).toHaveURL(/\/settings$/);
  // The session must not end before the answer.
  await chooseLogOut(page);
  await question.getByRole("button", { name: "Keep editing" }).click();
  await expect(about(page)).toHaveValue("Not saved yet.");
  expect((await page.request.get("/api/profile")).status()).toBe(200);

  // The browser itself confirms a reload or closing the tab.
  const asked = page.waitForEvent("dialog");
  await page.close({ runBeforeUnload: true });
  const dialog = await asked;
  expect(dialog.type()).toBe("beforeunload");
  await dialog.dismiss();
  await expect(about(page)).toHaveValue("Not saved yet.");

  await page.getByRole("banner").getByRole("link", { name: "Popular" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/games$/);
  await page.goBack();
  await expect(about(page)).toHaveValue("");
});

test("shows what another tab saved, and keeps what is typed here", async ({ page, context, signIn }) => {
  await signIn();
  await openSettings(page);
  await about(page).fill("Typed here.");
  const other = await context.newPage();
  await openSettings(other);
  await field(other, "Xbox username").fill("Saved there");
  await save(other).click();
  await expect(other.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  await expect(field(page, "Xbox username")).toHaveValue("Saved there");
  await expect(about(page)).toHaveValue("Typed here.");
  await save(page).click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();
  expect(await profileOf(page)).toMatchObject({ about: "Typed here.", socials: { xbox: "Saved there" } });
});

test("keeps the input when the session ends in another tab", async ({
  page,
  context,
  signIn,
  allowConsole,
}) => {
  allowConsole(REFUSED);
  const user = await signIn();
  await openSettings(page);
  await about(page).fill("Still here.");
  const other = await context.newPage();
  await logOut(other);
  await expect(page.getByText("You are signed out", { exact: true })).toBeVisible();
  await expect(about(page)).toHaveValue("Still here.");

  await expect(async () => {
    await other.getByLabel("E-mail").fill(user.email);
    await other.getByLabel("Password", { exact: true }).fill(user.password);
    await other.getByRole("button", { name: "Sign In" }).click({ timeout: 2000 });
  }).toPass();
  await expect(page.getByText("You are signed out", { exact: true })).toBeHidden();
  await expect(about(page)).toHaveValue("Still here.");
  await save(page).click();
  await expect(page.getByText("Profile updated successfully.", { exact: true })).toBeVisible();

  // Saving detects a session that has ended.
  await about(page).fill("And here.");
  await context.clearCookies();
  await save(page).click();
  await expect(page.getByText("You are signed out", { exact: true })).toBeVisible();
  await expect(about(page)).toHaveValue("And here.");
  await page.getByRole("button", { name: "Discard" }).click();
  await expect(page).toHaveURL(/\/auth\?next=%2Fsettings$/);
});

test("shows a list of sections on phones, and sections beside the list on wider screens", async ({
  page,
  signIn,
}) => {
  await signIn(DEMO);
  await page.goto("/settings");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Settings");
  await expect(page.getByRole("complementary", { name: "As others see you" })).toContainText(DEMO.username);
  await page.getByRole("link", { name: "Appearance" }).click();
  await expect(page).toHaveURL("/settings/appearance");
  const linesOfNames = () =>
    page
      .getByRole("navigation", { name: "Settings" })
      .getByRole("link")
      .evaluateAll((links) =>
        links.map((link) => {
          const name = document.createRange();
          name.selectNodeContents(link.lastChild ?? link);
          return name.getClientRects().length;
        }),
      );
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await linesOfNames(), `${width} px`).toEqual(Array(8).fill(1));
  }

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Appearance");
  await page.getByRole("link", { name: "Back to Settings" }).click();
  await expect(page.getByRole("button", { name: "Save Changes" })).toBeHidden();
  await page.getByRole("link", { name: /^Profile Picture/ }).click();
  await expect(page).toHaveURL("/settings/profile");
  await expect(field(page, "Steam ID")).toBeVisible();
  await expect(page.getByRole("link", { name: "by e-mail" })).toHaveAttribute(
    "href",
    /^mailto:.+@.+\?subject=Delete%20my%20account$/,
  );
});
