import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { gameRow, newName, type Server, startSupabase } from "./harness.ts";

type Client = ReturnType<Server["connect"]>;

const SECTIONS = ["hours", "ratings", "dates", "plays", "copies", "lists", "statistics"];
const LIST = "00000000-0000-4000-8000-000000000009";
const UNLISTED = "00000000-0000-4000-8000-00000000000a";

const server = await startSupabase();
const owner = await server.newUser();
const others: [string, Client][] = [
  ["a visitor", server.connect()],
  ["another user", (await server.newUser()).client],
];
await server.sql(
  `with game as (
     insert into public.user_games
       (user_id, game_id, game_name, status, user_rating, hours_played, date_added, date_completed, notes)
     values ($1, 1, 'One', 'completed', 9, 12, '2020-01-02Z', '2021-03-04Z', 'secret')
   ), list as (
     insert into public.lists (id, user_id, title, visibility)
     values ($2, $1, 'Public', 'public'), ($3, $1, 'By link', 'link')
   )
   select 1`,
  [owner.id, LIST, UNLISTED],
);
await server.sql(
  "insert into public.plays (user_id, game_id, outcome, note) values ($1, 1, 'finished', 'secret')",
  [owner.id],
);
await server.sql(
  "insert into public.copies (user_id, game_id, platform, price, currency) values ($1, 1, 'SNES', 9, 'EUR')",
  [owner.id],
);
afterAll(() => server.stop());
beforeEach(() => set("public", []));

/** The choice, made by the owner. */
async function set(visibility: string, shown_sections: readonly string[] = SECTIONS) {
  const { data, error } = await owner.client.rpc("edit_profile", { changes: { visibility, shown_sections } });
  expect(error).toBeNull();
  expect(data).toMatchObject({ visibility, shown_sections });
}

const dataOf = async (query: PromiseLike<{ data: unknown; error: unknown }>) => {
  const { data, error } = await query;
  expect(error).toBeNull();
  return data;
};
const readProfile = (client: Client, name: string | null = owner.username) =>
  dataOf(client.rpc("read_profile", { name }));
const readShelf = (client: Client) => dataOf(client.rpc("read_shelf", { owner: owner.id }));
const readLists = (client: Client) => dataOf(client.rpc("read_lists", { owner: owner.id }));
const readList = (client: Client, list: string) => dataOf(client.rpc("read_list", { list }));

/** Without knowing the name or an id. */
async function isFound(client: Client): Promise<boolean> {
  const people = await dataOf(client.rpc("search_people", { prefix: owner.username }));
  return Array.from(Object(people), ({ username }) => username).includes(owner.username);
}

const TABLES = ["profiles", "user_games", "plays", "copies", "lists", "list_entries"] as const;

describe("others", () => {
  it("see and find a public profile", async () => {
    await set("public");
    for (const [, client] of others) {
      expect(await isFound(client)).toBe(true);
      expect(await readProfile(client)).toMatchObject({ id: owner.id, counts: { completed: 1 } });
      expect(await readLists(client)).toMatchObject({ total: 1, lists: [{ id: LIST }] });
      expect(await readList(client, LIST)).toMatchObject({ visibility: "public" });
    }
  });

  it("see a profile that is open by link, but do not find it", async () => {
    await set("link");
    for (const [, client] of others) {
      expect(await isFound(client)).toBe(false);
      expect(await readProfile(client)).toMatchObject({ id: owner.id, visibility: "link" });
      expect(await readShelf(client)).toMatchObject([{ id: 1, rating: 9 }]);
      expect(await readLists(client)).toMatchObject({ total: 1 });
      // So that its page is not for search engines.
      expect(await readList(client, LIST)).toMatchObject({ visibility: "link" });
    }
    expect(await readList(owner.client, LIST)).toMatchObject({ visibility: "public" });
  });

  it("see of a private profile what they see of a name or id that does not exist", async () => {
    await set("private");
    for (const [, client] of others) {
      expect(await isFound(client)).toBe(false);
      expect(await readProfile(client)).toEqual(await readProfile(client, newName()));
      expect(await readShelf(client)).toEqual([]);
      expect(await readLists(client)).toEqual({ total: 0, lists: [] });
      for (const list of [LIST, UNLISTED]) expect(await readList(client, list)).toBeNull();
      for (const section of SECTIONS) {
        expect(await dataOf(client.rpc("shows_section", { owner: owner.id, section }))).toBe(false);
      }
      // The name stays taken.
      expect(await dataOf(client.rpc("is_username_free", { name: owner.username }))).toBe(false);
    }
    for (const section of SECTIONS) {
      expect(await dataOf(owner.client.rpc("shows_section", { owner: owner.id, section }))).toBe(true);
    }
  });

  it.each(["public", "link", "private"])("read no table while the profile is %s", async (visibility) => {
    await set(visibility);
    for (const [, client] of others) {
      for (const table of TABLES) {
        const { data } = await client
          .from(table)
          .select()
          .eq(table === "profiles" ? "id" : "user_id", owner.id);
        expect(data ?? [], table).toEqual([]);
      }
    }
  });

  it("are not led from a former username to a private profile", async () => {
    const user = await server.newUser();
    const name = newName();
    await dataOf(user.client.rpc("change_username", { new_username: name }));
    for (const [visibility, found] of [
      ["public", name],
      ["link", name],
      ["private", null],
    ] as const) {
      await dataOf(user.client.rpc("edit_profile", { changes: { visibility } }));
      for (const [, client] of others) {
        expect(await dataOf(client.rpc("current_username", { former: user.username }))).toBe(found);
        expect(await readProfile(client, user.username)).toEqual(
          found && expect.objectContaining({ username: found }),
        );
      }
    }
  });

  it("cannot change who sees what", async () => {
    for (const [, client] of others) {
      await client.from("profiles").update({ visibility: "public" }).eq("id", owner.id);
      await client.rpc("edit_profile", { changes: { visibility: "private" } });
    }
    const [row] = await server.sql("select visibility from public.profiles where id = $1", [owner.id]);
    expect(row?.visibility).toBe("public");
  });
});

/** What each section adds to what others see. */
const SHOWN: Record<string, Record<string, unknown>> = {
  hours: { hours: 12 },
  ratings: { rating: 9 },
  dates: { dateAdded: expect.stringMatching(/^2020-01-02/), dateCompleted: expect.stringMatching(/^2021/) },
  plays: { plays: 1 },
  copies: { copies: ["SNES"] },
};
const HIDDEN = {
  rating: null,
  hours: null,
  dateAdded: null,
  dateCompleted: null,
  plays: null,
  copies: null,
};

describe.each(["public", "link"])("of a profile that is %s", (visibility) => {
  it.each([...SECTIONS, "none"])("others see the section %s alone", async (section) => {
    await set(visibility, section === "none" ? [] : [section]);
    for (const [, client] of others) {
      for (const asked of SECTIONS) {
        const shown = await dataOf(client.rpc("shows_section", { owner: owner.id, section: asked }));
        expect(shown, asked).toBe(asked === section);
      }
      const [game] = Array.from(Object(await readShelf(client)));
      expect(game).toEqual({
        id: 1,
        name: "One",
        coverUrl: null,
        releaseDate: null,
        releaseFormat: 2,
        isAdult: false,
        ...HIDDEN,
        ...SHOWN[section],
      });
      expect(await readLists(client)).toMatchObject({ total: section === "lists" ? 1 : 0 });
      // Each list has its own link.
      expect(await readList(client, LIST)).toMatchObject({
        visibility: visibility === "public" && section === "lists" ? "public" : "link",
      });
    }
  });
});

it("lists the newest games first where dates are hidden, and pages", async () => {
  const user = await server.newUser();
  await server.sql(
    `insert into public.user_games (user_id, game_id, game_name, status, date_added)
     select $1, n, 'Game ' || n, case when n % 2 = 0 then 'want' else 'imported' end, now() + n * interval '1 s'
     from generate_series(1, 10) n`,
    [user.id],
  );
  const page = async (values: object) =>
    Array.from(
      Object(await dataOf(server.connect().rpc("read_shelf", { owner: user.id, ...values }))),
      (game) => Object(game).id,
    );
  expect(await page({ page_size: 3 })).toEqual([10, 8, 6]);
  expect(await page({ page_size: 3, page_offset: 3 })).toEqual([4, 2]);
  expect(await page({ of_status: "imported" })).toEqual([]);
  expect(await readProfile(server.connect(), user.username)).toMatchObject({ counts: { want: 5 } });
  await dataOf(user.client.rpc("edit_profile", { changes: { show_imported: true } }));
  expect(await page({ page_size: 2 })).toEqual([10, 9]);
});

it("has the catalogue's release of a game, or the stored year where the catalogue does not know it", async () => {
  const user = await server.newUser();
  await server.sql(
    `insert into public.games (id, slug, name, first_release_date, first_release_format, updated_at)
     values (901, 'known', 'Known', '2020-03-31', 3, now())`,
  );
  const rows = [901, 902].map((id) => gameRow(user.id, id, { game_release_date: "2019-01-01" }));
  expect((await user.client.from("user_games").insert(rows)).error).toBeNull();
  const games = await dataOf(server.connect().rpc("read_shelf", { owner: user.id }));
  expect(
    Array.from(Object(games), (game) => {
      const { id, releaseDate, releaseFormat } = Object(game);
      return [id, releaseDate, releaseFormat];
    }).sort(),
  ).toEqual([
    [901, "2020-03-31", 3],
    [902, "2019-01-01", 2],
  ]);
});

it("leaves a section hidden while a device that does not know it yet shows another", async () => {
  const edit = async (sections: object) =>
    dataOf(owner.client.rpc("edit_profile", { changes: { sections } }));
  await set("public", ["ratings", "lists"]);
  expect(await edit({ ratings: false })).toMatchObject({ shown_sections: ["lists"] });
  expect(await edit({ hours: true })).toMatchObject({ shown_sections: ["hours", "lists"] });
  expect(await edit({ hours: null, notes: true })).toMatchObject({ shown_sections: ["hours", "lists"] });
});

it("shows ratings, dates, lists and statistics to others until the user chooses", async () => {
  const user = await server.newUser();
  await user.client.from("user_games").insert(gameRow(user.id, 1, { user_rating: 8, hours_played: 3 }));
  expect(await dataOf(server.connect().rpc("read_profile", { name: user.username }))).toMatchObject({
    visibility: "public",
    shownSections: ["ratings", "dates", "lists", "statistics"],
  });
});

it("shows how a user rates from five ratings on, without imported games, and unless ratings are hidden", async () => {
  const user = await server.newUser();
  const rate = (id: number, rating: number, status = "completed") =>
    dataOf(user.client.from("user_games").insert(gameRow(user.id, id, { user_rating: rating, status })));
  const ratings = async () => Object(await readProfile(server.connect(), user.username)).ratings;
  for (const [index, rating] of [10, 9, 8.5, 1].entries()) await rate(index + 1, rating);
  await rate(5, 3, "imported");
  expect(await ratings()).toBeNull();
  await rate(6, 0);
  expect(await ratings()).toEqual({ average: 5.7, columns: [2, 0, 0, 0, 0, 0, 0, 0, 2, 1] });
  await user.client.rpc("edit_profile", { changes: { show_imported: true } });
  expect(await ratings()).toMatchObject({ columns: [2, 0, 1, 0, 0, 0, 0, 0, 2, 1] });
  await user.client.rpc("edit_profile", { changes: { sections: { ratings: false } } });
  expect(await ratings()).toBeNull();
});

it.each([
  { visibility: "friends" },
  { visibility: null },
  { shown_sections: ["notes"] },
  { shown_sections: [null] },
  { shown_sections: ["hours", "hours", "hours", "hours", "hours", "hours", "hours", "hours"] },
  { shown_sections: null },
  { shown_sections: "hours" },
  { sections: { hours: "perhaps" } },
])("refuses %j", async (changes) => {
  const { error, status } = await owner.client.rpc("edit_profile", { changes });
  expect(error).not.toBeNull();
  expect(status).toBeLessThan(500);
});
