import { afterAll, expect, it } from "vitest";
import { listIds } from "../../lib/collection/list-collection.ts";
import { collectionIdsQuerySchema } from "../../lib/collection/schema.ts";
import { getSmartLists } from "../../lib/collection/smart-lists.ts";
import { toSmartQuery } from "../../lib/collection/smart-query.ts";
import { loadCatalogue } from "../../sandbox/igdb/catalogue/load.ts";
import { indexById, type Row, rowsOf } from "../../sandbox/igdb/tables.ts";
import {
  FOLLOWED_BY_DEMO,
  peopleLists,
  peopleShelves,
  SAMPLE_PEOPLE,
} from "../../sandbox/supabase/sample-people.ts";
import { SAMPLE_REVIEWS } from "../../sandbox/supabase/sample-reviews.ts";
import { seedAccounts } from "../../sandbox/supabase/seed.ts";
import { CAPTCHA, startSupabase } from "./harness.ts";

const tables = loadCatalogue();
const picture = (name: string) => new TextEncoder().encode(`picture of ${name}`);
const seed = () =>
  seedAccounts({
    supabase: server.supabase,
    tables,
    drawAvatar: picture,
    drawBanner: picture,
    drawSmallBanner: picture,
  });

const server = await startSupabase();
await seed();
afterAll(() => server.stop());

async function signIn(name: string) {
  const client = server.connect();
  const { data, error } = await client.auth.signInWithPassword({
    email: `${name}@questshelf.test`,
    password: `questshelf-${name}`,
    options: { captchaToken: CAPTCHA },
  });
  expect(error).toBeNull();
  return { client, id: data.user?.id ?? "" };
}

it.each([
  ["demo", "demo", 30],
  ["guest", "guest", 0],
  ["newcomer", null, 0],
])("lets %s sign in, with username %s and %i games", async (name, username, games) => {
  const { client } = await signIn(name);
  expect((await client.from("profiles").select("username").single()).data).toEqual({ username });
  expect((await client.from("user_games").select("id")).data).toHaveLength(games);
});

it("fills every column of demo's profile and shelf", async () => {
  const { client } = await signIn("demo");
  const { data: profile } = await client.from("profiles").select().single();
  expect(profile.steam_id).toBe("76561198000000001");
  const {
    username_changed_at,
    steam_synced_at,
    public_since,
    deletion_requested_at,
    withheld_at,
    ...filled
  } = profile;
  expect([username_changed_at, steam_synced_at, public_since, deletion_requested_at, withheld_at]).toEqual([
    null,
    null,
    null,
    null,
    null,
  ]);
  expect(Object.values(filled).every((value) => value !== null)).toBe(true);
  expect(Object.keys(profile.socials)).toHaveLength(6);

  const { data: games } = await client.from("user_games").select();
  expect(new Set(games?.map(({ status }) => status))).toEqual(
    new Set(["want", "playing", "completed", "paused", "dropped", "endless", "imported"]),
  );
  for (const column of [
    "notes",
    "user_rating",
    "hours_played",
    "steam_playtime_minutes",
    "date_completed",
    "game_summary",
  ]) {
    expect(
      games?.some((game) => game[column] !== null),
      column,
    ).toBe(true);
  }
  const today = new Date().toISOString().slice(0, 10);
  const unreleased = games?.filter(({ game_release_date: date }) => date === null || date > today) ?? [];
  expect(unreleased.every(({ status }) => status === "want")).toBe(true);
});

it("gives demo plays: some go on, three games have several, and the last year has few months without", async () => {
  const { client } = await signIn("demo");
  const { data } = await client.from("plays").select("game_id, outcome, started, finished");
  const outcomes = Object.groupBy(data ?? [], ({ outcome }) => String(outcome));
  expect(outcomes.playing?.length).toBeGreaterThanOrEqual(2);
  expect(outcomes.abandoned).toHaveLength(1);
  const byGame = Map.groupBy(data ?? [], ({ game_id }) => game_id);
  expect([...byGame.values()].filter(({ length }) => length > 1)).toHaveLength(3);
  const months = (data ?? []).map(({ started, finished }) => String(finished ?? started).slice(0, 7));
  expect(new Set(months.filter((month) => month > "2025-11")).size).toBeGreaterThanOrEqual(11);
});

it("gives demo smart lists that find games", async () => {
  const { id, client } = await signIn("demo");
  const lists = await getSmartLists({ id, email: "", supabase: client });
  expect(lists.length).toBeGreaterThanOrEqual(2);
  for (const { name, query } of lists) {
    expect(toSmartQuery(query), name).toBe(query);
    const filters = collectionIdsQuerySchema.parse(Object.fromEntries(new URLSearchParams(query)));
    expect((await listIds({ id, email: "", supabase: client }, filters)).length, name).toBeGreaterThan(0);
  }
});

it("gives demo copies of all kinds, and tags that games have", async () => {
  const { client } = await signIn("demo");
  const { data: copies } = await client.from("copies").select();
  for (const column of ["platform", "store", "medium", "bought_on", "price", "currency"]) {
    expect(
      copies?.some((copy) => copy[column] !== null),
      column,
    ).toBe(true);
  }
  expect(new Set(copies?.map(({ medium }) => medium))).toEqual(new Set(["digital", "physical"]));
  const { data: tags } = await client.rpc("own_tags");
  expect(tags).toHaveLength(4);
  expect(tags.every(({ games }: { games: number }) => games > 0)).toBe(true);
});

it("gives demo two public lists, one of them ranked and with notes", async () => {
  const anonymous = server.connect();
  const { id } = await signIn("demo");
  const { data } = await anonymous.rpc("read_lists", { owner: id });
  const lists: { id: string; isRanked: boolean; size: number }[] = data.lists;
  expect(lists.map(({ isRanked, size }) => [isRanked, size]).sort()).toEqual([
    [false, 9],
    [true, 10],
  ]);
  const { data: ranked } = await anonymous.rpc("read_list", {
    list: lists.find((list) => list.isRanked)?.id,
  });
  expect(ranked.entries[0]).toMatchObject({ name: "Outer Wilds", note: expect.any(String) });
});

it("lets guest and others follow demo, who follows five", async () => {
  const { id } = await signIn("demo");
  const { data } = await server.connect().rpc("read_follow_counts", { owner: id });
  expect(data).toEqual({ followers: 5, following: 5 });
});

it("fills demo's feed with all kinds of entries, and suggests the others", async () => {
  const { client } = await signIn("demo");
  const { data: feed } = await client.rpc("read_feed");
  const entries: { verb: string; at: string; person: { username: string } }[] = feed.entries;
  expect(entries.length).toBeGreaterThanOrEqual(15);
  const kinds = new Set(entries.map(({ verb }) => verb.replace("finishedAndReviewed", "reviewed")));
  expect(kinds).toEqual(new Set(["finished", "started", "wanted", "rated", "listed", "reviewed"]));
  expect(new Set(entries.map(({ person }) => person.username))).toEqual(new Set(FOLLOWED_BY_DEMO));
  expect(Date.now() - Date.parse(String(entries[0]?.at))).toBeLessThan(4 * 3_600_000);
  const { data: suggested } = await client.rpc("suggested_people");
  expect(suggested.map(({ username }: { username: string }) => username).sort()).toEqual(["ines", "oldsave"]);
});

it("has each game of the sample's shelves, lists and reviews in the catalogue", () => {
  expect(peopleShelves(tables)).toHaveLength(SAMPLE_PEOPLE.flatMap(({ games }) => games).length);
  expect(peopleLists(tables).flatMap(({ games }) => games)).toHaveLength(
    SAMPLE_PEOPLE.flatMap(({ lists = [] }) => lists.flatMap(({ games }) => games)).length,
  );
  for (const { username, game } of SAMPLE_REVIEWS) {
    const author = SAMPLE_PEOPLE.find((person) => person.username === username);
    expect(
      author?.games.some(([name]) => name === game),
      `${username}: ${game}`,
    ).toBe(true);
  }
});

it("gives each of the 20 most popular games a public review", async () => {
  const games = indexById(tables, "games");
  const popular = rowsOf(tables, "popularity_primitives")
    .filter(({ popularity_type }) => popularity_type === 1)
    .sort((a, b) => Number(b.value) - Number(a.value))
    .slice(0, 20)
    .map(({ game_id }) => Number(game_id));
  const { rows } = await server.supabase.database.driver.query<{ game_id: number }>(
    "select game_id from public.reviews where visibility = 'public'",
  );
  const reviewed = new Set(rows.map(({ game_id }) => game_id));
  expect(popular.filter((id) => !reviewed.has(id)).map((id) => games.get(id)?.name)).toEqual([]);
});

it("shows the hours and platforms of people's reviews", async () => {
  const { client } = await signIn("demo");
  const { data } = await client.rpc("read_user_reviews", { owner: SAMPLE_PEOPLE[0]?.id });
  expect(data.reviews).toContainEqual(
    expect.objectContaining({ gameName: "Clair Obscur: Expedition 33", hours: 38, playedOn: "PC" }),
  );
});

it("gives demo two wanted games that are out soon, and a game that was finished this month", async () => {
  const { client } = await signIn("demo");
  const { data: wanted } = await client.from("user_games").select("game_id").eq("status", "want");
  const isSoon = ({ first_release_date: date }: Row) => Number(date) * 1000 > Date.now();
  const soon = rowsOf(tables, "games").filter((game) => isSoon(game) && game.game_type === 0);
  const wantedSoon = soon.filter(({ id }) => wanted?.some(({ game_id }) => game_id === id));
  expect(wantedSoon).toHaveLength(Math.min(2, soon.length));
  const { data: home } = await client.rpc("own_home", { of_month: new Date().toISOString().slice(0, 7) });
  expect(home.month.finished).toBe(1);
});

it("gives demo four favourites, which visitors see", async () => {
  const { data } = await server.connect().rpc("read_profile", { name: "demo" });
  expect(data.favourites).toHaveLength(4);
});

it("makes demo the owner of its pictures", async () => {
  const { client } = await signIn("demo");
  const { data: profile } = await client.from("profiles").select("avatar_url, banner_url").single();
  for (const path of [String(profile?.avatar_url), String(profile?.banner_url)]) {
    const [, , bucket = "", file = ""] = path.split("/");
    const answer = await fetch(`${server.url}/storage/v1/object/public/${bucket}/${file}`);
    expect(await answer.text()).toBe("picture of demo");
    const jpeg = { contentType: "image/jpeg", upsert: true };
    expect((await client.storage.from(bucket).upload(file, picture("x"), jpeg)).error).toBeNull();
  }
});

it("changes nothing at a later start, not even removed games", async () => {
  const { client, id } = await signIn("demo");
  await client.from("user_games").delete().eq("user_id", id).eq("status", "want");
  const { data: before } = await client.from("user_games").select("id");
  await seed();
  expect((await client.from("user_games").select("id")).data).toEqual(before);
});
