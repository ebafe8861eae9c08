import { expect, test } from "../support/fixtures";

const NINTENDO = "/company/nintendo?id=70";

test("by keyboard, the list goes on at the first of the new games", async ({ page }) => {
  // The button is loaded late; until then, it is a link to the next page.
  await page.goto(NINTENDO, { waitUntil: "networkidle" });
  const developed = page.getByRole("region", { name: "Developed" });
  for (const count of [20, 40]) {
    await developed
      .getByRole("listitem")
      .nth(count - 1)
      .getByRole("link")
      .focus();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(developed.getByRole("listitem").nth(count).getByRole("link")).toBeFocused();
  }
  await expect(developed.getByText("That is all of them.")).toBeVisible();
});

test("the cards of a company's page add their games, those that came later, too", async ({
  page,
  signIn,
}) => {
  await signIn();
  await page.goto(NINTENDO);
  const developed = page.getByRole("region", { name: "Developed" });
  const add = async (index: number) => {
    const card = developed.getByRole("listitem").nth(index);
    const name = (await card.getByRole("heading").textContent()) ?? "";
    await card.hover();
    await card.getByRole("button", { name: `Add ${name} as Want to Play` }).click();
    await expect(card.getByRole("link")).toContainText("Want to Play");
    await expect(page).toHaveURL(NINTENDO);
  };
  await add(0);
  await developed.getByRole("link", { name: "Load more games" }).click();
  await expect(developed.getByRole("listitem")).toHaveCount(40);
  await add(25);
});

test("a company has one address, and every other one leads to it", async ({ request }) => {
  for (const path of ["/company/nintendo", "/company/wrong?id=70", "/company/nintendo?id=none"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(308);
    // On the first visit Next sends a redirect's `Location` twice.
    expect(new Set(answer.headers().location?.split(", ")), path).toEqual(new Set([NINTENDO]));
  }
});

test("a company that does not exist is a 404", async ({ request }) => {
  for (const path of [
    "/company/nobody?id=2147483000",
    "/company/nobody-at-all",
    "/company/nintendo/developed/99?id=70",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toContain(">Company not found</h1>");
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows a company's facts and its games, and leads to all it published", async ({ page }) => {
    await page.goto(NINTENDO);
    await expect(page).toHaveTitle("Nintendo · Questshelf");
    await expect(page.getByRole("heading", { level: 1, name: "Nintendo" })).toBeVisible();
    await expect(page.getByRole("img", { name: "Logo of Nintendo" })).toBeVisible();
    await expect(page.getByText("Japan", { exact: true })).toBeVisible();
    await expect(page.getByText("Sep 23, 1889")).toBeVisible();
    const links = page.getByRole("list", { name: "Links" });
    await expect(links.getByRole("link", { name: "Wikipedia" })).toHaveAttribute("href", /wikipedia/);
    await expect(links.getByRole("link", { name: "IGDB" })).toHaveAttribute(
      "href",
      "https://www.igdb.com/companies/nintendo",
    );
    const developed = page.getByRole("region", { name: "Developed" });
    await expect(developed.getByRole("listitem")).toHaveCount(20);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      /\/company\/nintendo\?id=70$/,
    );
    await page.getByRole("link", { name: "Browse games published by Nintendo" }).click();
    await expect(page).toHaveURL(/\/games\?pub=70&pubName=Nintendo$/);
    await expect(page.getByRole("heading", { name: "Games published by Nintendo" })).toBeVisible();
  });

  test("continues a company's list at an address of its own", async ({ page }) => {
    await page.goto(NINTENDO);
    await page
      .getByRole("region", { name: "Published" })
      .getByRole("link", { name: "Load more games" })
      .click();
    await expect(page).toHaveURL(/\/company\/nintendo\/published\/2\?id=70$/);
    await expect(page.getByRole("heading", { name: "Games published by Nintendo, page 2" })).toBeVisible();
    await expect(page.getByRole("region", { name: "Published" }).getByRole("listitem").first()).toBeVisible();
  });
});

test("the games of a company are answered page by page", async ({ request }) => {
  const answer = await request.get("/api/companies/70/games?role=developed&offset=20");
  expect(answer.status()).toBe(200);
  expect(answer.headers()["cache-control"]).toContain("s-maxage=1800");
  expect(await answer.json()).toMatchObject({ nextOffset: 40 });
  for (const path of ["70/games?role=made", "x/games?role=developed", "70/games?role=developed&offset=-1"]) {
    expect((await request.get(`/api/companies/${path}`)).status(), path).toBe(400);
  }
});
