import type { APIRequestContext, Locator, Page } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";

type SignedIn = { request: APIRequestContext };

/** Adds games to the signed-in user's shelf, one after the other, without its screen. */
export async function putOnShelf(
  { request }: SignedIn,
  games: readonly { id: number }[],
  status = "playing",
): Promise<void> {
  for (const { id } of games) {
    const answer = await request.put(`/api/collection/${id}`, { data: { status }, headers: FROM_OWN_PAGE });
    await expect(answer).toBeOK();
  }
}

/** A game on the user's shelf, as the API returns it. */
export async function itemOf({ request }: SignedIn, gameId: number) {
  return (await (await request.get(`/api/collection/${gameId}`)).json()).item;
}

/** Chooses an action from the menu of a card on the shelf. */
export async function chooseForGame(page: Page, name: string, action: string): Promise<void> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).click();
  await page.getByRole("menuitem", { name: action }).click();
}

/** The cross of a card on the shelf, which is there once the pointer was on the card. */
export async function removeButton(page: Page, name: string): Promise<Locator> {
  await page.getByRole("button", { name: `More for ${name}`, exact: true }).hover();
  return page.getByRole("button", { name: `Remove ${name} from your collection`, exact: true });
}

export const editFromCard = (page: Page, name: string) => chooseForGame(page, name, "Edit details");

/** Chooses from the shelf's View. */
export async function chooseInView(page: Page, entry: string): Promise<void> {
  await page.getByRole("button", { name: /^View/ }).click();
  const entries = page.getByRole("menu").locator("[role^=menuitem]");
  await entries
    .filter({ hasText: new RegExp(`^${entry}`) })
    .first()
    .click();
}

/** What the user has of the game of the open page. */
export const strip = (page: Page) => page.getByRole("region", { name: "On your shelf" });

/** Chooses from a menu of the strip. */
export async function chooseOnGamePage(
  page: Page,
  menu: "Log time" | "More",
  entry: string | RegExp,
): Promise<void> {
  await strip(page).getByRole("button", { name: menu }).click();
  await page.getByRole("menuitem", { name: entry, exact: true }).click();
}

/** Leaves a game that has become Completed without a rating. */
export async function rateLater(page: Page, name: string): Promise<void> {
  const sheet = page.getByRole("dialog", { name: `How was ${name}?` });
  await sheet.getByRole("button", { name: "Not now" }).click();
  await expect(sheet).toBeHidden();
}
