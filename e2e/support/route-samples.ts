import type { APIRequestContext } from "playwright/test";
import { igdbList, sendFiles } from "./imports";
import type { RouteSamples } from "./read-routes";
import { putOnShelf } from "./shelf";

const REVIEWED = 72;

const locsIn = (xml: string) =>
  [...xml.matchAll(/<loc>[a-z]+:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path = ""]) => path);
export const shuffled = <T>(list: T[]) =>
  list
    .map((value) => ({ value, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ value }) => value);

/** Shuffled paths, so that repeated runs find uncached ones. */
export async function makeRouteSamples(
  request: APIRequestContext,
  site: string,
  [seen, unseen]: [string, string],
): Promise<RouteSamples> {
  const list = async (kind: string) =>
    shuffled(locsIn(await (await request.get(`/sitemaps/${kind}/1.xml`)).text()));
  const [games, companies] = await Promise.all([list("games"), list("companies")]);
  const { avatarUrl } = await (await request.get("/api/profile")).json();
  const { path: wantedFeed } = await (await request.post("/api/calendar-feed")).json();
  const { path: playing } = await (await request.post("/api/programs/playing")).json();
  const { id: importId } = await (await sendFiles(request, [igdbList("played.csv", [1942])])).json();
  const lists: string[] = [];
  for (const title of ["Seen", "Unseen"]) {
    const data = { title, visibility: "public", gameId: 1942 };
    lists.push((await (await request.post("/api/lists", { data })).json()).id);
  }
  const { user } = await (await request.get("/api/session")).json();
  await putOnShelf({ request }, [{ id: REVIEWED }], "want");
  const review = { text: "Good.", isSpoiler: false, visibility: "followers" };
  await request.put(`/api/own-reviews/${REVIEWED}`, { data: review });
  return {
    review: `/api/reviews/${user.id}/${REVIEWED}`,
    site,
    games,
    companies,
    wantedFeed,
    playing,
    importId,
    lists,
    seen: { username: seen, avatarUrl },
    unseen: { username: unseen },
  };
}
