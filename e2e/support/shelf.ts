import type { APIRequestContext } from "playwright/test";
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
