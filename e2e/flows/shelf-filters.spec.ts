import { DEMO, expect, test } from "../support/fixtures";
import { HADES } from "../support/games";
import { chooseInView, putOnShelf } from "../support/shelf";

const PC = 6;
const RPG = 12;

test("filters by what the panel offers, shows it as chips, and goes back", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection?sort=name");
  const games = page.getByRole("main").locator("ul > li a[href^='/game/']");
  await expect(games.first()).toBeVisible();
  await chooseInView(page, "Filter");
  const panel = page.getByRole("region", { name: "Filters" });
  await panel.getByRole("checkbox", { name: /^Role-playing/ }).check();
  await panel.getByRole("spinbutton", { name: "Release year, from" }).fill("2010");
  await panel.getByRole("button", { name: "Show games" }).click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(`/collection?sort=name&genre=${RPG}&year=2010-`);
  const chips = page.getByRole("group", { name: "Chosen filters" });
  await expect(chips.getByRole("link")).toHaveCount(3);
  await expect(page.getByRole("button", { name: "View · 3" })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Hades/ })).toHaveCount(1);

  await chips.getByRole("link", { name: "Remove filter: Released from 2010" }).click();
  await expect(page).toHaveURL(`/collection?sort=name&genre=${RPG}`);
  await page.goBack();
  await expect(page).toHaveURL(`/collection?sort=name&genre=${RPG}&year=2010-`);
  await expect(chips.getByRole("link")).toHaveCount(3);

  await chooseInView(page, "Filter");
  await expect(panel.getByRole("checkbox", { name: /^Role-playing/ })).toBeChecked();
  await panel.getByRole("spinbutton", { name: "My rating, to" }).fill("0.5");
  await panel.getByRole("button", { name: "Show games" }).click();
  await expect(page.getByRole("heading", { name: "No games match" })).toBeVisible();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/collection?sort=name");
  await expect(games.first()).toBeVisible();
  await expect(chips.getByRole("link")).toHaveText(["by name"]);
});

test("shows which values of the panel are impossible, and keeps it open", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection");
  await chooseInView(page, "Filter");
  const panel = page.getByRole("region", { name: "Filters" });
  const show = panel.getByRole("button", { name: "Show games" });
  const completed = panel.getByRole("textbox", { name: /^Completed in/ });
  const length = panel.getByRole("spinbutton", { name: "Length in hours, from" });
  const rating = panel.getByRole("spinbutton", { name: "My rating, to" });
  await completed.pressSequentially("May 2026");
  await length.fill("250");
  await rating.fill("7.3");
  await show.click();
  await expect(length).toBeFocused();
  await expect(length).toHaveAccessibleDescription("Enter whole numbers from 0 to 200.");
  await expect(completed).toHaveAccessibleDescription("Enter a year or a month, such as 2025 or 2025-05.");
  await expect(panel.locator("[aria-invalid=true]")).toHaveCount(2);
  await expect(page).toHaveURL("/collection");
  await length.fill("20");
  await expect(panel.locator("[aria-invalid=true]")).toHaveCount(1);
  await completed.fill("11/2026");
  await show.press("Enter");
  await expect(completed).toBeFocused();
  await completed.fill(" 2026-05 ");
  await show.click();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL("/collection?rating=-7.3&length=20-&completed=2026-05");
});

test("groups the shelf, in the address", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto(`/collection?platform=${PC}`);
  await chooseInView(page, "Group by");
  await page.getByRole("menuitemradio", { name: "Status" }).click();
  await expect(page).toHaveURL(`/collection?platform=${PC}&group=status`);
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings.first()).toContainText("Playing");
  await expect(headings.nth(1)).toContainText("Want to Play");
  await page.reload();
  await expect(headings.nth(1)).toContainText("Want to Play");
  await page.getByRole("link", { name: "Remove groups: in groups by status" }).click();
  await expect(headings).toHaveCount(0);
});

test("survives an address that fits nothing", async ({ page, signIn }) => {
  await signIn(DEMO);
  await page.goto("/collection?platform=99999,x&tag=1&year=2019-2010&group=price&rating=-5&utm=1");
  await expect(page.getByRole("link", { name: "Remove filter: Released 2010–2019" })).toBeVisible();
  await expect(page.getByRole("main").locator("ul > li a[href^='/game/']").first()).toBeVisible();
});

test("saves filters as a smart list, opens, renames and deletes it, and undoes that", async ({
  page,
  signIn,
}) => {
  await signIn();
  await putOnShelf(page, [HADES]);
  await page.goto("/collection?year=2019-2010&sort=name");
  const openSmartLists = () => chooseInView(page, "Smart lists");
  await openSmartLists();
  const dialog = page.getByRole("dialog", { name: "Smart lists" });
  await dialog.getByRole("textbox").fill("\u202e");
  await dialog.getByRole("button", { name: "Save as smart list" }).click();
  await expect(dialog.getByText("Enter a name with up to 100 characters.")).toBeVisible();
  await dialog.getByRole("textbox").fill("The tens");
  await dialog.getByRole("button", { name: "Save as smart list" }).dblclick();
  await expect(dialog.getByRole("button", { name: "The tens", exact: true })).toHaveCount(1);
  await expect(dialog.getByRole("textbox")).toHaveCount(0);
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL("/collection?year=2019-2010&sort=name");

  await page.goto("/collection?year=2001");
  await openSmartLists();
  await dialog.getByRole("textbox").fill("the  TENS");
  await dialog.getByRole("button", { name: "Save as smart list" }).click();
  await expect(dialog.getByText("You already have a smart list with this name.")).toBeVisible();

  await page.goto("/collection");
  await openSmartLists();
  await dialog.getByRole("button", { name: "Rename The tens" }).click();
  await dialog.getByRole("textbox", { name: "Name" }).fill("Ten years");
  await page.keyboard.press("Enter");
  await dialog.getByRole("button", { name: "Ten years", exact: true }).click();
  await expect(page).toHaveURL("/collection?sort=name&year=2010-2019");
  await expect(dialog).toBeHidden();

  await openSmartLists();
  await dialog.getByRole("button", { name: "Delete Ten years" }).click();
  await expect(dialog.getByRole("button", { name: "Ten years", exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(dialog.getByRole("button", { name: "Ten years", exact: true })).toHaveCount(1);
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test("has the number of games and the link that clears the filters in one line", async ({
    page,
    signIn,
  }) => {
    await signIn(DEMO);
    await page.goto(`/collection?genre=${RPG}&year=2010-`);
    const clear = page.getByRole("link", { name: "Clear", exact: true });
    const count = page.getByRole("status").filter({ hasText: /^\d+ games?$/ });
    await expect(count).toBeVisible();
    const [link, number] = [await clear.boundingBox(), await count.boundingBox()];
    const centre = (box: typeof link) => (box ? box.y + box.height / 2 : Number.NaN);
    expect(Math.abs(centre(link) - centre(number))).toBeLessThan(3);
    expect(link?.x).toBeLessThan(number?.x ?? 0);
  });

  test("shows the field with an impossible value above the panel's buttons", async ({ page, signIn }) => {
    await signIn(DEMO);
    await page.goto("/collection");
    await chooseInView(page, "Filter");
    const panel = page.getByRole("region", { name: "Filters" });
    const show = panel.getByRole("button", { name: "Show games" });
    await panel.getByRole("textbox", { name: /^Completed in/ }).fill("May 2026");
    await panel.evaluate((element) => element.scrollTo(0, 0));
    await show.click();
    const message = panel.getByText("Enter a year or a month, such as 2025 or 2025-05.");
    await expect(message).toBeInViewport();
    const [text, buttons] = [await message.boundingBox(), await show.boundingBox()];
    expect((text?.y ?? 999) + (text?.height ?? 0)).toBeLessThan(buttons?.y ?? 0);
  });
});
