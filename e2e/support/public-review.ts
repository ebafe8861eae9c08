import type { APIRequestContext } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";
import { putOnShelf } from "./shelf";

/** No sample account has reviewed them, and a page has the first three reviews of its game. */
export const VAMPIRE_SURVIVORS = {
  id: 962_006,
  name: "Vampire Survivors",
  path: "/game/962006/vampire-survivors",
};
export const TERRARIA = { id: 968_897, name: "Terraria", path: "/game/968897/terraria" };

/** A public review with everything that shows it to visitors. */
export async function publishReview(author: APIRequestContext, game = VAMPIRE_SURVIVORS) {
  const { user } = await (await author.get("/api/session")).json();
  const username = String(user.username);
  const review = { text: `Garlic is enough, says ${username}.`, isSpoiler: false };
  const write = async (visibility: "public" | "followers" | "private") => {
    const data = { ...review, visibility };
    const answer = await author.put(`/api/own-reviews/${game.id}`, { data, headers: FROM_OWN_PAGE });
    await expect(answer).toBeOK();
  };
  await putOnShelf({ request: author }, [game], "completed");
  await write("public");

  const page = `/user/${username}/review/${game.id}`;
  const card = /\/og\/review\/[^"]+\.jpg/.exec(await (await author.get(page)).text())?.[0];
  if (!card) throw new Error("The page of a review names no card.");
  const paths = [
    page,
    card,
    `/user/${username}/reviews`,
    `/user/${username}/reviews.atom`,
    `/user/${username}/feed.atom`,
    game.path,
    `/game/${game.id}/reviews.atom`,
    `/api/reviews/game/${game.id}/more?status=completed`,
  ];
  return {
    game,
    thing: `review:${username}/${game.id}`,
    paths,
    write,
    /** Those of the paths that show it. */
    async shownTo(visitor: APIRequestContext): Promise<string[]> {
      const answers = await Promise.all(
        paths.map(async (path) => {
          const answer = await visitor.get(path);
          return path === card ? answer.ok() : (await answer.text()).includes(review.text);
        }),
      );
      return paths.filter((_, index) => answers[index]);
    },
  };
}
