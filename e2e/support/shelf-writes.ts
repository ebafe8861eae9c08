import { type APIRequestContext, type APIResponse, request as contexts } from "playwright/test";
import { expect, FROM_OWN_PAGE, registerUser } from "./fixtures";
import { readAfterRestart } from "./own-app";
import { putOnShelf } from "./shelf";
import type { Write } from "./writes";

/** Released games, by their use. */
const GAMES = {
  added: 71,
  addedWithOthers: 17_000,
  edited: 72,
  removed: 1942,
  bulk: [1020, 1877],
  moved: [19_560, 25_076],
  undone: 7346,
  played: 119_388,
};
const IMPORTED = { appid: 379_720, name: "DOOM", playtimeMinutes: 60, gameId: 7351 };
/** Imported as one game, and corrected to another. */
const CORRECTED = { appid: 367_520, name: "Hollow Knight", playtimeMinutes: 90, gameId: 113_112 };

const WISHLIST_OF = "76561198000000001";
const WISHED = [73, 1164, 1802, 9630, 26_226, 26_472, 114_795, 947_068, 977_647, 998_605];

/** Games of uploaded files: one is written, the other was written and is undone. */
const WRITTEN = 119_133;
const TAKEN_BACK = 121;

/** Games of the list that is edited, by what happens to them. */
const LISTED = { moved: 71, noted: 72, removed: 1942, restored: 1020, added: 1877 };

/** Plays of one game, by what happens to them. */
const PLAYS = {
  added: "10000000-0000-4000-8000-000000000000",
  deleted: "20000000-0000-4000-8000-000000000000",
  edited: "50000000-0000-4000-8000-000000000000",
};
const PLAY = {
  platform: "PC",
  started: "2024",
  finished: "2024-05",
  outcome: "finished",
  minutes: 60,
  note: null,
};

/** Ids of changes: one adds minutes, one is undone, one removes a list. */
const CHANGES = {
  added: "70000000-0000-4000-8000-000000000000",
  undone: "80000000-0000-4000-8000-000000000000",
  removed: "90000000-0000-4000-8000-000000000000",
};
const asChange = (change: string) => ({ headers: { "X-Change": change } });

const COPIES = {
  added: "30000000-0000-4000-8000-000000000000",
  deleted: "40000000-0000-4000-8000-000000000000",
};
const COPY = {
  platform: "PC",
  store: "GOG",
  medium: "digital",
  boughtOn: "2024-05",
  price: 9.99,
  currency: "EUR",
};

const copyPath = (id: string) => `/api/copies/${GAMES.played}/${id}`;
const playPath = (id: string) => `/api/plays/${GAMES.played}/${id}`;

const appOf = ({ appid, name, playtimeMinutes }: typeof IMPORTED) => ({ appid, name, playtimeMinutes });

/** The user that the writes of one test change. */
export type Shelf = {
  request: APIRequestContext;
  /** By what the writes do to them. */
  imports: Record<"open" | "chosen" | "deleted" | "written" | "undone", string>;
  /** By what the writes do to them; those of games change the first one. */
  lists: Record<"edited" | "removed" | "restored", string>;
  /** By what the writes do to them. */
  tags: Record<"renamed" | "deleted" | "restored", string>;
  /** Ids of users, by what the writes do to them. */
  people: Record<PersonRole, string>;
  likedLists: LikedLists;
  filledAt: number;
  pictures: { avatar: Buffer; banner: Buffer };
};

const ROLES = ["followed", "unfollowed", "blocked", "unblocked", "removed"] as const;
type PersonRole = (typeof ROLES)[number];
const personPath = (id: string, what: "follow" | "follower" | "block") => `/api/people/${id}/${what}`;

/** Lists of another user, by what the writes do to their likes. */
type LikedLists = Record<"liked" | "unliked", string>;
/** Reviews: own ones by their game, and others' of one game by their author. */
const REVIEWS = { written: GAMES.edited, deleted: GAMES.played, liked: GAMES.edited };
const reviewPath = (id: number) => `/api/own-reviews/${id}`;
const likePath = (author: string) => `/api/reviews/${author}/${REVIEWS.liked}/like`;
const REVIEW = { text: "Good.", isSpoiler: false, visibility: "public" };

const SMART_LISTS = {
  added: "00000000-0000-4000-8000-0000000000a1",
  deleted: "00000000-0000-4000-8000-0000000000a2",
};
const FAVOURITES = {
  first: GAMES.moved[0],
  moved: GAMES.moved[1],
  removed: GAMES.played,
  added: GAMES.edited,
};
const favouritePath = (id: number | undefined) => `/api/favourites/${id}`;
const smartListPath = (id: string) => `/api/collection/smart-lists/${id}`;
const json =
  (method: string, path: string, data: unknown, headers: Record<string, string> = {}) =>
  ({ request }: Shelf) =>
    request.fetch(path, { method, headers, ...(data === undefined ? {} : { data }) });
const picture =
  (name: "avatar" | "banner") =>
  ({ request, pictures }: Shelf) =>
    request.put(`/api/profile/${name}`, { data: pictures[name] });

/** Every write of a shelf and a profile, by its method and file; each changes something else. */
export const SHELF_WRITES: Readonly<Record<string, Write<Shelf>>> = {
  "PUT api/collection/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/put_on_shelf",
    send: json("PUT", `/api/collection/${GAMES.added}`, { status: "playing" }),
  },
  "PATCH api/collection/[gameId]/route.ts": {
    work: "PATCH /rest/v1/user_games",
    send: json("PATCH", `/api/collection/${GAMES.edited}`, { status: "completed", rating: 8, notes: "kept" }),
  },
  "DELETE api/collection/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/remove_games",
    send: json("DELETE", `/api/collection/${GAMES.removed}`, undefined),
  },
  "POST api/collection/bulk/route.ts": {
    work: "POST /rest/v1/rpc/remove_games",
    send: json("POST", "/api/collection/bulk", { gameIds: GAMES.bulk, action: "remove" }),
  },
  "POST api/collection/bulk/route.ts (add)": {
    work: "POST /rest/v1/rpc/add_to_shelf",
    send: json("POST", "/api/collection/bulk", {
      gameIds: [GAMES.addedWithOthers, GAMES.edited],
      action: { add: "want" },
    }),
  },
  "POST api/collection/bulk/route.ts (status)": {
    work: "POST /rest/v1/rpc/set_status",
    send: json("POST", "/api/collection/bulk", { gameIds: GAMES.moved, action: { status: "completed" } }),
  },
  "POST api/undo/route.ts": {
    work: "POST /rest/v1/rpc/undo_change",
    send: json("POST", "/api/undo", { change: CHANGES.undone }),
  },
  "POST api/collection/import/route.ts": {
    work: "POST /rest/v1/rpc/import_steam_games",
    send: json("POST", "/api/collection/import", { apps: [appOf(IMPORTED)] }),
  },
  "PUT api/collection/import/[appid]/route.ts": {
    work: "POST /rest/v1/rpc/correct_steam_game",
    send: json("PUT", `/api/collection/import/${CORRECTED.appid}`, {
      gameId: CORRECTED.gameId,
      name: CORRECTED.name,
      playtimeMinutes: CORRECTED.playtimeMinutes,
    }),
  },
  "POST api/steam/sync/route.ts": {
    work: "POST /rest/v1/rpc/begin_steam_sync",
    send: json("POST", "/api/steam/sync", { automatic: false }),
  },
  "POST api/steam/wishlist/route.ts": {
    work: "POST /rest/v1/rpc/add_to_shelf",
    send: json("POST", "/api/steam/wishlist", { steamid: WISHLIST_OF }),
  },
  "POST api/imports/route.ts": {
    work: "POST /rest/v1/rpc/begin_import",
    send: ({ request }) => upload(request, "want_to_play.csv", [WRITTEN]),
  },
  "PATCH api/imports/[id]/route.ts": {
    work: "POST /rest/v1/rpc/set_import_options",
    send: ({ request, imports }) =>
      request.patch(`/api/imports/${imports.open}`, { data: { policy: { rating: "file" } } }),
  },
  "POST api/imports/[id]/match/route.ts": {
    work: "POST /rest/v1/rpc/match_import",
    send: ({ request, imports }) => request.post(`/api/imports/${imports.open}/match`),
  },
  "PUT api/imports/[id]/rows/[row]/route.ts": {
    work: "POST /rest/v1/rpc/choose_import_game",
    send: ({ request, imports }) =>
      request.put(`/api/imports/${imports.chosen}/rows/1`, { data: { gameId: null, skip: true } }),
  },
  "POST api/imports/[id]/accept/route.ts": {
    work: "POST /rest/v1/rpc/accept_likely",
    send: ({ request, imports }) => request.post(`/api/imports/${imports.chosen}/accept`),
  },
  "DELETE api/imports/[id]/route.ts": {
    work: "POST /rest/v1/rpc/delete_import",
    send: ({ request, imports }) => request.delete(`/api/imports/${imports.deleted}`),
  },
  "POST api/imports/[id]/write/route.ts": {
    work: "POST /rest/v1/rpc/write_import",
    send: ({ request, imports }) => request.post(`/api/imports/${imports.written}/write`),
  },
  "POST api/imports/[id]/undo/route.ts": {
    work: "POST /rest/v1/rpc/undo_import",
    send: ({ request, imports }) => request.post(`/api/imports/${imports.undone}/undo`),
  },
  "POST api/plays/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/play_action",
    send: json(
      "POST",
      `/api/plays/${GAMES.played}`,
      { action: "addMinutes", day: "2024-06-01", minutes: 30 },
      asChange(CHANGES.added).headers,
    ),
  },
  "PUT api/plays/[gameId]/[playId]/route.ts": {
    work: "POST /rest/v1/plays",
    send: ({ request }) => request.put(playPath(PLAYS.added), { data: PLAY }),
  },
  "PATCH api/plays/[gameId]/[playId]/route.ts": {
    work: "PATCH /rest/v1/plays",
    send: ({ request }) => request.patch(playPath(PLAYS.edited), { data: { minutes: 90 } }),
  },
  "DELETE api/plays/[gameId]/[playId]/route.ts": {
    work: "DELETE /rest/v1/plays",
    send: ({ request }) => request.delete(playPath(PLAYS.deleted)),
  },
  "PUT api/copies/[gameId]/[copyId]/route.ts": {
    work: "POST /rest/v1/copies",
    send: ({ request }) => request.put(copyPath(COPIES.added), { data: COPY }),
  },
  "DELETE api/copies/[gameId]/[copyId]/route.ts": {
    work: "DELETE /rest/v1/copies",
    send: ({ request }) => request.delete(copyPath(COPIES.deleted)),
  },
  "PUT api/collection/smart-lists/[id]/route.ts": {
    work: "POST /rest/v1/smart_lists",
    send: json("PUT", smartListPath(SMART_LISTS.added), { name: "Added", query: "year=2020" }),
  },
  "DELETE api/collection/smart-lists/[id]/route.ts": {
    work: "DELETE /rest/v1/smart_lists",
    send: ({ request }) => request.delete(smartListPath(SMART_LISTS.deleted)),
  },
  "PUT api/favourites/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/add_favourite",
    send: json("PUT", favouritePath(FAVOURITES.added), undefined),
  },
  "PATCH api/favourites/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/move_favourite",
    send: json("PATCH", favouritePath(FAVOURITES.moved), { before: FAVOURITES.first }),
  },
  "DELETE api/favourites/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/remove_favourite",
    send: json("DELETE", favouritePath(FAVOURITES.removed), undefined),
  },
  "PUT api/own-reviews/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/put_review",
    send: json("PUT", reviewPath(REVIEWS.written), REVIEW),
  },
  "DELETE api/own-reviews/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/remove_review",
    send: json("DELETE", reviewPath(REVIEWS.deleted), undefined),
  },
  "PUT api/reviews/[userId]/[gameId]/like/route.ts": {
    work: "POST /rest/v1/rpc/like_review",
    send: ({ request, people }) => request.put(likePath(people.followed)),
  },
  "DELETE api/reviews/[userId]/[gameId]/like/route.ts": {
    work: "POST /rest/v1/rpc/unlike_review",
    send: ({ request, people }) => request.delete(likePath(people.unfollowed)),
  },
  "PUT api/lists/[id]/like/route.ts": {
    work: "POST /rest/v1/rpc/like_list",
    send: ({ request, likedLists }) => request.put(`/api/lists/${likedLists.liked}/like`),
  },
  "DELETE api/lists/[id]/like/route.ts": {
    work: "POST /rest/v1/rpc/unlike_list",
    send: ({ request, likedLists }) => request.delete(`/api/lists/${likedLists.unliked}/like`),
  },
  "POST api/programs/[kind]/route.ts": {
    work: "POST /rest/v1/rpc/renew_program_address",
    send: ({ request }) => request.post("/api/programs/shelf"),
  },
  "DELETE api/programs/[kind]/route.ts": {
    work: "DELETE /rest/v1/program_addresses",
    send: ({ request }) => request.delete("/api/programs/playing"),
  },
  "POST api/reports/route.ts": {
    work: "POST /rest/v1/rpc/report_thing",
    send: ({ request, people }) =>
      request.post("/api/reports", { data: { kind: "profile", id: people.followed, reason: "spam" } }),
  },
  "POST api/collection/pick/route.ts": {
    work: "PATCH /rest/v1/user_games",
    send: json("POST", "/api/collection/pick", { gameId: GAMES.edited }),
  },
  "PATCH api/tags/[tagId]/route.ts": {
    work: "PATCH /rest/v1/tags",
    send: ({ request, tags }) => request.patch(`/api/tags/${tags.renamed}`, { data: { name: "Renamed" } }),
  },
  "DELETE api/tags/[tagId]/route.ts": {
    work: "POST /rest/v1/rpc/remove_tag",
    send: ({ request, tags }) => request.delete(`/api/tags/${tags.deleted}`),
  },
  "DELETE api/tags/unused/route.ts": {
    work: "POST /rest/v1/rpc/remove_unused_tags",
    send: ({ request }) => request.delete("/api/tags/unused"),
  },
  "POST api/lists/route.ts": {
    work: "POST /rest/v1/rpc/create_list",
    send: json("POST", "/api/lists", { title: "Created", gameId: LISTED.added }),
  },
  "PATCH api/lists/[id]/route.ts": {
    work: "POST /rest/v1/rpc/edit_list",
    send: ({ request, lists }) =>
      request.patch(`/api/lists/${lists.edited}`, { data: { title: "Edited", isRanked: true } }),
  },
  "DELETE api/lists/[id]/route.ts": {
    work: "POST /rest/v1/rpc/remove_list",
    send: ({ request, lists }) => request.delete(`/api/lists/${lists.removed}`, asChange(CHANGES.removed)),
  },
  "POST api/lists/[id]/games/route.ts": {
    work: "POST /rest/v1/rpc/add_to_list",
    send: ({ request, lists }) =>
      request.post(`/api/lists/${lists.edited}/games`, { data: { gameIds: [LISTED.added] } }),
  },
  "PUT api/lists/[id]/games/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/add_to_list",
    send: ({ request, lists }) => request.put(`/api/lists/${lists.edited}/games/${LISTED.added}`),
  },
  "PATCH api/lists/[id]/games/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/move_list_entry",
    send: ({ request, lists }) =>
      request.patch(`/api/lists/${lists.edited}/games/${LISTED.moved}`, { data: { before: LISTED.noted } }),
  },
  "PATCH api/lists/[id]/games/[gameId]/route.ts (note)": {
    work: "POST /rest/v1/rpc/set_list_note",
    send: ({ request, lists }) =>
      request.patch(`/api/lists/${lists.edited}/games/${LISTED.noted}`, { data: { note: "Noted" } }),
  },
  "DELETE api/lists/[id]/games/[gameId]/route.ts": {
    work: "POST /rest/v1/rpc/remove_from_list",
    send: ({ request, lists }) => request.delete(`/api/lists/${lists.edited}/games/${LISTED.removed}`),
  },
  "PUT api/people/[id]/follow/route.ts": {
    work: "POST /rest/v1/rpc/follow_person",
    send: ({ request, people }) => request.put(personPath(people.followed, "follow")),
  },
  "DELETE api/people/[id]/follow/route.ts": {
    work: "POST /rest/v1/rpc/unfollow_person",
    send: ({ request, people }) => request.delete(personPath(people.unfollowed, "follow")),
  },
  "DELETE api/people/[id]/follower/route.ts": {
    work: "POST /rest/v1/rpc/remove_follower",
    send: ({ request, people }) => request.delete(personPath(people.removed, "follower")),
  },
  "PUT api/people/[id]/block/route.ts": {
    work: "POST /rest/v1/rpc/block_person",
    send: ({ request, people }) => request.put(personPath(people.blocked, "block")),
  },
  "DELETE api/people/[id]/block/route.ts": {
    work: "POST /rest/v1/rpc/unblock_person",
    send: ({ request, people }) => request.delete(personPath(people.unblocked, "block")),
  },
  "PATCH api/notices/route.ts": {
    work: "POST /rest/v1/rpc/read_notices",
    send: ({ request }) =>
      request.patch("/api/notices", { data: { until: new Date(Date.now() + 60_000).toISOString() } }),
  },
  "PATCH api/profile/route.ts": {
    work: "POST /rest/v1/rpc/edit_profile",
    send: json("PATCH", "/api/profile", { about: "Patience.", website: "https://example.com" }),
  },
  "POST api/calendar-feed/route.ts": {
    work: "POST /rest/v1/rpc/renew_calendar_feed",
    send: json("POST", "/api/calendar-feed", undefined),
  },
  "DELETE api/calendar-feed/route.ts": {
    work: "DELETE /rest/v1/calendar_feeds",
    send: json("DELETE", "/api/calendar-feed", undefined),
  },
  "PUT api/profile/avatar/route.ts": { work: "POST /rest/v1/rpc/set_picture", send: picture("avatar") },
  "PUT api/profile/banner/route.ts": { work: "POST /storage/v1/object/banners", send: picture("banner") },
};

/** Prepares a shelf that every write can change. */
export async function fillShelf(request: APIRequestContext, pictures: Shelf["pictures"]): Promise<Shelf> {
  const { edited, removed, bulk, moved, undone, added, played } = GAMES;
  const games = [edited, removed, ...bulk, ...moved, undone, played];
  await putOnShelf(
    { request },
    games.map((id) => ({ id })),
    "want",
  );
  const imported = request.post("/api/collection/import", { data: { apps: [appOf(CORRECTED)] } });
  // Cached, so that adding them calls the database only.
  const seen = request.get(`/api/game/age-rating?gameId=${added}`);
  const target = request.get(`/api/game/age-rating?gameId=${CORRECTED.gameId}`);
  for (const answer of await Promise.all([imported, seen, target])) await expect(answer).toBeOK();
  for (const id of [PLAYS.deleted, PLAYS.edited])
    await expect(await request.put(playPath(id), { data: PLAY })).toBeOK();
  await expect(await request.delete(`/api/collection/${undone}`, asChange(CHANGES.undone))).toBeOK();
  const imports = {
    open: await idOf(upload(request, "playing.csv", [TAKEN_BACK])),
    chosen: await matched(request, [TAKEN_BACK]),
    deleted: await matched(request, [TAKEN_BACK]),
    written: await matched(request, [WRITTEN]),
    undone: await matched(request, [TAKEN_BACK]),
  };
  await expect(await request.post(`/api/imports/${imports.undone}/write`)).toBeOK();
  await expect(await request.put(copyPath(COPIES.deleted), { data: COPY })).toBeOK();
  const tags = {
    renamed: await tagged(request, "Not renamed yet"),
    deleted: await tagged(request, "Deleted"),
    restored: await tagged(request, "Restored"),
  };
  await expect(await request.delete(`/api/tags/${tags.restored}`, asChange(CHANGES.undone))).toBeOK();
  const untag = { gameIds: [GAMES.played], action: { untag: await tagged(request, "Without games") } };
  await expect(await request.post("/api/collection/bulk", { data: untag })).toBeOK();
  const smart = { name: "Deleted", query: "year=2021" };
  await expect(await request.put(smartListPath(SMART_LISTS.deleted), { data: smart })).toBeOK();
  for (const id of [FAVOURITES.first, FAVOURITES.moved, FAVOURITES.removed])
    await expect(await request.put(favouritePath(id))).toBeOK();
  await expect(await request.put(reviewPath(REVIEWS.deleted), { data: REVIEW })).toBeOK();
  const lists = await fillLists(request);
  const { people, likedLists } = await fillPeople(request);
  return { request, imports, lists, tags, people, likedLists, filledAt: Date.now(), pictures };
}

async function fillPeople(request: APIRequestContext): Promise<Pick<Shelf, "people" | "likedLists">> {
  const health = await request.get("/api/health");
  const baseURL = new URL(health.url()).origin;
  const own = await userIdOf(request);
  const register = async (role: PersonRole): Promise<[PersonRole, string]> => {
    const context = await contexts.newContext({ baseURL, extraHTTPHeaders: FROM_OWN_PAGE });
    await registerUser(context);
    if (role === "removed") await expect(await context.put(personPath(own, "follow"))).toBeOK();
    if (role === "followed" || role === "unfollowed") await writeReview(context);
    if (role === "followed") {
      likedLists.liked = await createPublicList(context);
      likedLists.unliked = await createPublicList(context);
    }
    const id = await userIdOf(context);
    await context.dispose();
    return [role, id];
  };
  const likedLists: LikedLists = { liked: "", unliked: "" };
  const people = Object.fromEntries(await Promise.all(ROLES.map(register))) as Shelf["people"];
  await expect(await request.put(personPath(people.unfollowed, "follow"))).toBeOK();
  await expect(await request.put(personPath(people.unblocked, "block"))).toBeOK();
  await expect(await request.put(likePath(people.unfollowed))).toBeOK();
  await expect(await request.put(`/api/lists/${likedLists.unliked}/like`)).toBeOK();
  return { people, likedLists };
}

async function writeReview(request: APIRequestContext): Promise<void> {
  await putOnShelf({ request }, [{ id: REVIEWS.liked }], "want");
  await expect(await request.put(reviewPath(REVIEWS.liked), { data: REVIEW })).toBeOK();
}

const createPublicList = (request: APIRequestContext): Promise<string> =>
  idOf(request.post("/api/lists", { data: { title: "Liked", visibility: "public" } }));

const userIdOf = async (request: APIRequestContext): Promise<string> =>
  (await (await request.get("/api/session")).json()).user.id;

async function tagged(request: APIRequestContext, tag: string): Promise<string> {
  const answer = await request.post("/api/collection/bulk", {
    data: { gameIds: [GAMES.played], action: { tag } },
  });
  await expect(answer).toBeOK();
  return (await answer.json()).tag.id;
}

async function fillLists(request: APIRequestContext): Promise<Shelf["lists"]> {
  const create = (title: string) => idOf(request.post("/api/lists", { data: { title } }));
  const lists = {
    edited: await create("Not edited yet"),
    removed: await create("Removed"),
    restored: await create("Restored"),
  };
  const { removed, noted, restored, moved } = LISTED;
  const games = `/api/lists/${lists.edited}/games`;
  for (const id of [removed, noted, restored, moved])
    await expect(await request.put(`${games}/${id}`)).toBeOK();
  await expect(await request.delete(`${games}/${restored}`, asChange(CHANGES.undone))).toBeOK();
  await expect(await request.delete(`/api/lists/${lists.restored}`, asChange(CHANGES.undone))).toBeOK();
  return lists;
}

/** A list of IGDB; its status is the file's name. */
function upload(request: APIRequestContext, name: string, games: number[]) {
  const lines = ["id,game,url,rating,category,release_date", ...games.map((id) => `${id},,,,Main Game,`)];
  const file = { name, mimeType: "text/csv", buffer: Buffer.from(lines.join("\n")) };
  return request.post("/api/imports", { multipart: { file } });
}

async function idOf(sent: Promise<APIResponse>): Promise<string> {
  const answer = await sent;
  await expect(answer).toBeOK();
  return (await answer.json()).id;
}

async function matched(request: APIRequestContext, games: number[]): Promise<string> {
  const id = await idOf(upload(request, "want_to_play.csv", games));
  await expect(await request.post(`/api/imports/${id}/match`)).toBeOK();
  return id;
}

/** Everything that the writes change, except random names and times. */
export async function stateOf({
  request,
  people,
  likedLists,
  filledAt,
}: Pick<Shelf, "request" | "people" | "likedLists" | "filledAt">) {
  const read = (path: string) => readAfterRestart(request, path);
  const [
    collection,
    imports,
    profile,
    lists,
    { plays },
    { item: owned },
    { tags },
    { smartLists },
    relations,
    { favourites },
    { own: written, liked },
    { own: deleted },
    likedList,
    unlikedList,
    { readAt },
  ] = await Promise.all(
    [
      "/api/collection",
      "/api/collection/import",
      "/api/profile",
      "/api/lists",
      `/api/plays/${GAMES.played}`,
      `/api/collection/${GAMES.played}`,
      "/api/tags",
      "/api/collection/smart-lists",
      `/api/people?ids=${Object.values(people)}`,
      "/api/favourites",
      `/api/reviews/game/${REVIEWS.written}`,
      `/api/reviews/game/${REVIEWS.deleted}`,
      `/api/lists/${likedLists.liked}/like`,
      `/api/lists/${likedLists.unliked}/like`,
      "/api/notices",
    ].map(read),
  );
  const summaries: { id: string; title: string; isRanked: boolean }[] = lists.lists;
  const edited = summaries.find(({ title }) => /edited/i.test(title));
  const entries: { gameId: number; note: unknown }[] = edited
    ? (await read(`/api/lists/${edited.id}`)).entries
    : [];
  const items: {
    game: { id: number };
    status: string;
    rating: unknown;
    notes: unknown;
    imported: boolean;
  }[] = collection.items;
  const apps: Record<string, { gameId: number }> = imports.imports;
  return {
    counts: collection.counts,
    items: items
      .map(({ game, status, rating, notes, imported }) => ({ id: game.id, status, rating, notes, imported }))
      .sort((a, b) => a.id - b.id),
    imports: apps,
    plays: (plays as { outcome: string; minutes: number }[])
      .map(({ outcome, minutes }) => `${outcome} ${minutes}`)
      .sort(),
    copies: (owned.copies as { store: string; price: number }[]).map(
      ({ store, price }) => `${store} ${price}`,
    ),
    smartLists: (smartLists as { name: string }[]).map(({ name }) => name),
    favourites: (favourites as { gameId: number }[]).map(({ gameId }) => gameId),
    reviews: [written?.text ?? null, deleted?.text ?? null],
    likes: ROLES.filter((role) => (liked as string[]).includes(people[role])),
    likesOfLists: [likedList, unlikedList],
    noticesAreRead: Date.parse(readAt) > filledAt,
    tags: (tags as { name: string; games: number }[]).map(({ name, games }) => `${name}: ${games}`),
    // A repeated creation makes another list.
    lists: [
      ...new Set(summaries.map(({ title, isRanked }) => `${title}${isRanked ? ", ranked" : ""}`)),
    ].sort(),
    entries: entries.map(({ gameId, note }) => ({ gameId, note })),
    following: ROLES.filter((role) => relations.following.includes(people[role])),
    blocked: ROLES.filter((role) => relations.blocked.includes(people[role])),
    profile: { ...profile, avatarUrl: profile.avatarUrl !== null, bannerUrl: profile.bannerUrl !== null },
  };
}

const { added, addedWithOthers, edited, moved, undone, played } = GAMES;

const row = (id: number, status: string, rest: object = {}) => ({
  ...{ id, status, rating: null, notes: null, imported: false },
  ...rest,
});

/** The state after each write was made once. */
export const DONE = {
  counts: {
    ...{ all: 20, playing: 2, completed: 3, want: 13, imported: 2, unsorted: 2 },
    ...{ paused: 0, dropped: 0, endless: 0 },
  },
  items: [
    row(added, "playing"),
    row(addedWithOthers, "want"),
    row(edited, "completed", { rating: 8, notes: "kept" }),
    ...moved.map((id) => row(id, "completed")),
    row(undone, "want"),
    row(played, "playing"),
    row(WRITTEN, "want"),
    ...WISHED.map((id) => row(id, "want")),
    ...[IMPORTED, CORRECTED].map(({ gameId }) => row(gameId, "imported", { imported: true })),
  ].sort((a, b) => a.id - b.id),
  imports: {
    [IMPORTED.appid]: expect.objectContaining({ gameId: IMPORTED.gameId, matchedBy: "steam_id" }),
    [CORRECTED.appid]: expect.objectContaining({ gameId: CORRECTED.gameId, matchedBy: "person" }),
  },
  plays: ["finished 60", "finished 90", "playing 30"],
  copies: ["GOG 9.99"],
  smartLists: ["Added"],
  favourites: [FAVOURITES.moved, FAVOURITES.first, FAVOURITES.added],
  reviews: [REVIEW.text, null],
  likes: ["followed"],
  likesOfLists: [
    { liked: true, likes: 1 },
    { liked: false, likes: 0 },
  ],
  noticesAreRead: true,
  tags: ["Renamed: 1", "Restored: 1"],
  lists: ["Created", "Edited, ranked", "Restored"],
  entries: [
    { gameId: LISTED.moved, note: null },
    { gameId: LISTED.noted, note: "Noted" },
    { gameId: LISTED.restored, note: null },
    { gameId: LISTED.added, note: null },
  ],
  following: ["followed"],
  blocked: ["blocked"],
  profile: expect.objectContaining({
    about: "Patience.",
    website: "https://example.com",
    avatarUrl: true,
    bannerUrl: true,
  }),
};
