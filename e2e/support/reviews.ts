import type { APIRequestContext, Page } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";
import { putOnShelf } from "./shelf";

/** Reviews a game that is put on the shelf, without its screen. */
export async function write(
  request: APIRequestContext,
  game: { id: number },
  review: object,
  status = "completed",
) {
  await putOnShelf({ request }, [game], status);
  const data = { text: "Fine.", isSpoiler: false, visibility: "public", ...review };
  const answer = await request.put(`/api/own-reviews/${game.id}`, { data, headers: FROM_OWN_PAGE });
  await expect(answer).toBeOK();
}

export const reviews = (page: Page) => page.getByRole("region", { name: "Reviews" });
export const own = (page: Page) => page.getByRole("region", { name: "Your review" });
export const sheet = (page: Page, name: string) => page.getByRole("dialog", { name: `How was ${name}?` });
