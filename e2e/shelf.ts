import type { Page } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";

/** Puts games on the shelf of who is signed in, one after the other, without its screen. */
export async function putOnShelf(page: Page, games: readonly { id: number }[], status = "playing") {
  for (const { id } of games) {
    const answer = await page.request.put(`/api/collection/${id}`, {
      data: { status },
      headers: FROM_OWN_PAGE,
    });
    await expect(answer).toBeOK();
  }
}
