import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CATALOGUE_TABLES } from "./catalogue-tables.ts";
import { gameRow, newName, type Server, startSupabase, type User } from "./harness.ts";

type Client = ReturnType<Server["connect"]>;

let server: Server;
let owner: User;
let liked: User;
let actors: Record<"anonymous" | "owner" | "other", Client>;

beforeAll(async () => {
  server = await startSupabase();
  owner = await server.newUser();
  const other = await server.newUser();
  liked = other;
  actors = { anonymous: server.connect(), owner: owner.client, other: other.client };
});
afterAll(() => server.stop());

/** The result of an attempt. */
type Outcome = "rows" | "nothing" | "refused" | "conflict";

async function outcome(attempt: PromiseLike<{ data: unknown; error: { code: string } | null }>) {
  const { data, error } = await attempt;
  if (error?.code === "23505") return "conflict";
  // 55000: views with aggregates are read-only.
  if (error) return ["42501", "55000"].includes(error.code) ? "refused" : error.code;
  return Array.isArray(data) && data.length > 0 ? "rows" : "nothing";
}

const OTHER = "00000000-0000-4000-8000-000000000000";

/** For each relation: the owner's column, a row to insert, and an update. */
const RELATIONS = {
  profiles: { key: "id", row: {}, change: { about: "x" } },
  user_games: {
    key: "user_id",
    row: { game_id: 2, game_name: "Two", status: "want" },
    change: { status: "playing" },
  },
  shown_profiles: { key: "id", row: { username: "intruder" }, change: { about: "x" } },
  shown_user_games: { key: "user_id", row: { game_id: 2, game_name: "Two" }, change: { game_name: "x" } },
  listed_reviews: { key: "user_id", row: { game_id: 2 }, change: { likes_rank: 9 } },
  collection_counts: { key: "user_id", row: { want: 1 }, change: { want: 9 } },
  collection_statuses: { key: "user_id", row: { statuses: {} }, change: { statuses: {} } },
  changes: {
    key: "user_id",
    row: { id: "00000000-0000-4000-8000-000000000000" },
    change: { rows: 2 },
  },
  changed_rows: {
    key: "user_id",
    row: { change: "00000000-0000-4000-8000-000000000000", relation: "user_games", key: {}, step: 1 },
    change: { before: {} },
  },
  former_usernames: {
    key: "user_id",
    row: { username_key: "intruder" },
    change: { changed_at: "2020-01-01" },
  },
  calendar_feeds: {
    key: "user_id",
    row: { token_hash: "known" },
    change: { token_hash: "known" },
  },
  follows: { key: "user_id", row: { followed_id: OTHER }, change: { followed_at: "2020-01-01" } },
  blocks: { key: "user_id", row: { blocked_id: OTHER }, change: { blocked_at: "2020-01-01" } },
  hidden_things: { key: "user_id", row: { kind: "list", reason: "x" }, change: { reason: "x" } },
  suspensions: { key: "user_id", row: { reason: "x" }, change: { reason: "x" } },
  reports: {
    key: "user_id",
    row: { kind: "profile", author_id: OTHER, reason: "spam" },
    change: { reason: "hate" },
  },
  moderation_log: { key: "author_id", row: { operator: "x", action: "lift" }, change: { reason: "x" } },
  program_addresses: {
    key: "user_id",
    row: { kind: "export", token_hash: "known" },
    change: { token_hash: "known" },
  },
  stored_bytes: { key: "user_id", row: { bytes: 0 }, change: { bytes: 0 } },
  row_bounds: {
    key: "user_id",
    row: { relation: "user_games", at_most: 0 },
    change: { at_most: 0 },
  },
  removed_steam_apps: { key: "user_id", row: { appid: 2 }, change: { appid: 3 } },
  steam_games: {
    key: "user_id",
    row: { appid: 20, game_id: 1, name: "Twenty", matched_by: "name" },
    change: { name: "x" },
  },
  plays: { key: "user_id", row: { game_id: 1, outcome: "finished" }, change: { note: "x" } },
  copies: { key: "user_id", row: { game_id: 1, store: "GOG" }, change: { store: "Steam" } },
  tags: { key: "user_id", row: { name: "Two" }, change: { name: "x" } },
  smart_lists: { key: "user_id", row: { name: "Two", query: "year=2002" }, change: { name: "x" } },
  reviews: { key: "user_id", row: { game_id: 3, text: "Two" }, change: { text: "x" } },
  review_likes: { key: "user_id", row: { author_id: OTHER, game_id: 3 }, change: { liked_at: "2020-01-01" } },
  list_likes: {
    key: "user_id",
    row: { list_id: "00000000-0000-4000-8000-00000000001b" },
    change: { liked_at: "2020-01-01" },
  },
  favourites: { key: "user_id", row: { game_id: 3, position: 2 }, change: { position: 3 } },
  game_tags: {
    key: "user_id",
    row: { game_id: 3, tag_id: "00000000-0000-4000-8000-000000000002" },
    change: { game_id: 1 },
  },
  steam_imports: { key: "user_id", row: { imports: {} }, change: { imports: {} } },
  imports: { key: "user_id", row: { source: "csv", file_name: "x" }, change: { state: "done" } },
  import_rows: {
    key: "user_id",
    row: { import_id: "00000000-0000-4000-8000-000000000000", row: 2, line: 2, title: "Two" },
    change: { game_id: 2 },
  },
  import_groups: {
    key: "user_id",
    row: { import_id: "00000000-0000-4000-8000-000000000000", row: 2, key: "row 2", kind: "new", lines: [2] },
    change: { kind: "new" },
  },
  imported_lists: {
    key: "user_id",
    row: {
      filed_id: "00000000-0000-4000-8000-000000000002",
      list_id: "00000000-0000-4000-8000-000000000000",
    },
    change: { filed_id: "00000000-0000-4000-8000-000000000003" },
  },
  import_games: {
    key: "user_id",
    row: { import_id: "00000000-0000-4000-8000-000000000000", game_id: 2, after: {} },
    change: { after: {} },
  },
  import_records: {
    key: "user_id",
    row: { import_id: "00000000-0000-4000-8000-000000000000", place: 2, kind: "plays", data: {} },
    change: { outcome: "added" },
  },
  import_choices: { key: "user_id", row: { title_key: "two", game_id: 2 }, change: { game_id: 2 } },
  import_mappings: { key: "user_id", row: { header_key: "a,b", mapping: {} }, change: { mapping: {} } },
  lists: { key: "user_id", row: { title: "Two" }, change: { visibility: "public" } },
  list_entries: {
    key: "user_id",
    row: { list_id: "00000000-0000-4000-8000-000000000001", game_id: 2, game_name: "Two", position: 2 },
    change: { note: "x" },
  },
};
type Relation = keyof typeof RELATIONS;

const attempts = {
  select: (client: Client, name: Relation) =>
    outcome(client.from(name).select().eq(RELATIONS[name].key, owner.id)),
  insert: (client: Client, name: Relation) => {
    const { key, row } = RELATIONS[name];
    return outcome(
      client
        .from(name)
        .insert({ [key]: owner.id, ...row })
        .select(),
    );
  },
  update: (client: Client, name: Relation) => {
    const { key, change } = RELATIONS[name];
    return outcome(client.from(name).update(change).eq(key, owner.id).select());
  },
  delete: (client: Client, name: Relation) =>
    outcome(client.from(name).delete().eq(RELATIONS[name].key, owner.id).select()),
};

type Rules = Record<keyof typeof attempts, Outcome>;
const nobody: Rules = { select: "refused", insert: "refused", update: "refused", delete: "refused" };
const readOnly: Rules = { ...nobody, select: "rows" };
const RULES: Record<Relation, Record<keyof typeof actors, Rules>> = {
  profiles: {
    anonymous: nobody,
    owner: { select: "rows", insert: "conflict", update: "rows", delete: "refused" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "refused" },
  },
  user_games: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  shown_profiles: { anonymous: nobody, owner: nobody, other: nobody },
  shown_user_games: { anonymous: nobody, owner: nobody, other: nobody },
  listed_reviews: { anonymous: nobody, owner: nobody, other: nobody },
  collection_counts: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  collection_statuses: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  changes: { anonymous: nobody, owner: nobody, other: nobody },
  changed_rows: { anonymous: nobody, owner: nobody, other: nobody },
  former_usernames: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  calendar_feeds: {
    anonymous: nobody,
    owner: { ...readOnly, delete: "rows" },
    other: { ...nobody, select: "nothing", delete: "nothing" },
  },
  follows: { anonymous: nobody, owner: nobody, other: nobody },
  blocks: { anonymous: nobody, owner: nobody, other: nobody },
  hidden_things: { anonymous: nobody, owner: nobody, other: nobody },
  suspensions: { anonymous: nobody, owner: nobody, other: nobody },
  reports: { anonymous: nobody, owner: nobody, other: nobody },
  moderation_log: { anonymous: nobody, owner: nobody, other: nobody },
  program_addresses: {
    anonymous: nobody,
    owner: { ...readOnly, delete: "rows" },
    other: { ...nobody, select: "nothing", delete: "nothing" },
  },
  stored_bytes: { anonymous: nobody, owner: nobody, other: nobody },
  row_bounds: { anonymous: nobody, owner: nobody, other: nobody },
  steam_games: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  removed_steam_apps: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  plays: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  copies: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  tags: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  smart_lists: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "rows", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "nothing", delete: "nothing" },
  },
  game_tags: {
    anonymous: nobody,
    owner: { select: "rows", insert: "rows", update: "refused", delete: "rows" },
    other: { select: "nothing", insert: "refused", update: "refused", delete: "nothing" },
  },
  steam_imports: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  imports: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  import_rows: { anonymous: nobody, owner: nobody, other: nobody },
  import_groups: { anonymous: nobody, owner: nobody, other: nobody },
  imported_lists: { anonymous: nobody, owner: nobody, other: nobody },
  import_games: { anonymous: nobody, owner: nobody, other: nobody },
  import_records: { anonymous: nobody, owner: nobody, other: nobody },
  import_choices: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  import_mappings: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  favourites: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  reviews: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  review_likes: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  list_likes: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  lists: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
  list_entries: { anonymous: nobody, owner: readOnly, other: { ...nobody, select: "nothing" } },
};
const RELATION_NAMES = [
  "profiles",
  "user_games",
  "shown_profiles",
  "shown_user_games",
  "listed_reviews",
  "collection_counts",
  "collection_statuses",
  "changes",
  "changed_rows",
  "former_usernames",
  "calendar_feeds",
  "follows",
  "blocks",
  "hidden_things",
  "suspensions",
  "reports",
  "moderation_log",
  "program_addresses",
  "row_bounds",
  "stored_bytes",
  "steam_games",
  "removed_steam_apps",
  "plays",
  "copies",
  "tags",
  "smart_lists",
  "game_tags",
  "favourites",
  "reviews",
  "review_likes",
  "list_likes",
  "steam_imports",
  "imports",
  "import_rows",
  "import_groups",
  "imported_lists",
  "import_games",
  "import_records",
  "import_choices",
  "import_mappings",
  "lists",
  "list_entries",
] as const;

describe("access by relation, user and command", () => {
  for (const relation of RELATION_NAMES) {
    for (const person of ["anonymous", "owner", "other"] as const) {
      for (const command of ["select", "insert", "update", "delete"] as const) {
        it(`${relation}: ${person} ${command} → ${RULES[relation][person][command]}`, async () => {
          await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
          await server.sql(
            "insert into public.user_games (user_id, game_id, game_name, status) values ($1, 1, 'One', 'want'), ($1, 3, 'Three', 'want')",
            [owner.id],
          );
          await server.sql(
            "insert into public.former_usernames (username_key, user_id) values ($1, $2) on conflict do nothing",
            [`old_${owner.id.slice(0, 8)}`, owner.id],
          );
          await server.sql(
            "insert into public.calendar_feeds (user_id, token_hash) values ($1, 'hash') on conflict do nothing",
            [owner.id],
          );
          await server.sql(
            "insert into public.program_addresses (user_id, kind, token_hash) values ($1, 'shelf', 'hash') on conflict do nothing",
            [owner.id],
          );
          await server.sql(
            "insert into public.steam_games (user_id, appid, game_id, name, matched_by) values ($1, 10, 1, 'Ten', 'name')",
            [owner.id],
          );
          await server.sql("insert into public.plays (user_id, game_id) values ($1, 1)", [owner.id]);
          await server.sql("delete from public.smart_lists where user_id = $1", [owner.id]);
          await server.sql(
            "insert into public.smart_lists (user_id, name, query) values ($1, 'One', 'year=2001')",
            [owner.id],
          );
          await server.sql("delete from public.tags where user_id = $1", [owner.id]);
          await server.sql(
            `with copy as (insert into public.copies (user_id, game_id, store) values ($1, 1, 'GOG'))
             insert into public.tags (user_id, id, name) values ($1, '00000000-0000-4000-8000-000000000002', 'One')`,
            [owner.id],
          );
          await server.sql(
            "insert into public.game_tags (user_id, game_id, tag_id) values ($1, 1, '00000000-0000-4000-8000-000000000002')",
            [owner.id],
          );
          await server.sql("insert into public.favourites (user_id, game_id, position) values ($1, 1, 1)", [
            owner.id,
          ]);
          await server.sql(
            "insert into public.removed_steam_apps (user_id, appid) values ($1, 1) on conflict do nothing",
            [owner.id],
          );
          await server.sql(
            `with added as (
               insert into public.imports (id, user_id, source, file_name)
               values ('00000000-0000-4000-8000-000000000000', $1, 'csv', 'x') on conflict do nothing returning id
             ), row as (
               insert into public.import_rows (import_id, row, user_id, line, title) select id, 1, $1, 1, 'One' from added
             ), grouped as (
               insert into public.import_groups (import_id, row, user_id, key, kind, lines) select id, 1, $1, 'row 1', 'new', '{1}' from added
             ), game as (
               insert into public.import_games (import_id, game_id, user_id, after) select id, 1, $1, '{}' from added
             ), record as (
               insert into public.import_records (import_id, place, user_id, kind, data) select id, 1, $1, 'plays', '{}' from added
             ), choice as (
               insert into public.import_choices (user_id, title_key) select $1, 'one' from added
             )
             insert into public.import_mappings (user_id, header_key, mapping) select $1, 'a', '{}' from added`,
            [owner.id],
          );
          await server.sql(
            `with added as (
               insert into public.lists (id, user_id, title, visibility)
               values ('00000000-0000-4000-8000-000000000001', $1, 'One', 'public') on conflict do nothing returning id
             )
             insert into public.list_entries (list_id, game_id, user_id, game_name, position)
             select id, 1, $1, 'One', 1 from added`,
            [owner.id],
          );
          await server.sql("insert into public.reviews (user_id, game_id, text) values ($1, 1, 'One')", [
            owner.id,
          ]);
          await server.sql(
            "insert into public.user_games (user_id, game_id, game_name, status) values ($1, 1, 'One', 'want') on conflict do nothing",
            [liked.id],
          );
          await server.sql(
            `with added as (
               insert into public.review_likes (user_id, author_id, game_id) values ($1, $2, 1) on conflict do nothing
             )
             insert into public.list_likes (user_id, list_id)
             values ($1, '00000000-0000-4000-8000-000000000001') on conflict do nothing`,
            [owner.id, liked.id],
          );
          expect(await attempts[command](actors[person], relation)).toBe(RULES[relation][person][command]);
        });
      }
    }
  }

  it("covers every table and view of the API", async () => {
    const shown = await server.sql(
      "select c.relname from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'v', 'm', 'p')",
    );
    expect(shown.map(({ relname }) => relname).sort()).toEqual(
      [
        ...RELATION_NAMES,
        ...CATALOGUE_TABLES,
        "catalogue_state",
        "changed_games",
        "facets_of_games",
        "game_facets",
        "game_facts",
        "game_numbers",
        "last_activities",
        "like_numbers",
        "liked_this_week",
      ].sort(),
    );
  });
});

describe("access by grants", () => {
  const LIVE = ["select", "insert", "update", "delete"] as const;

  it("has row-level security on every table", async () => {
    const open = await server.sql(
      "select relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity",
    );
    expect(open).toEqual([]);
  });

  it("lets the jobs read and write everything", async () => {
    const refused = await server.sql(
      `select c.relname, v from pg_class c, unnest($1::text[]) as v
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
         and not has_table_privilege('service_role', c.oid, v)`,
      [LIVE],
    );
    expect(refused).toEqual([]);
    const [role] = await server.sql("select rolbypassrls from pg_roles where rolname = 'service_role'");
    expect(role).toEqual({ rolbypassrls: true });
  });

  it("has no function that everyone may call", async () => {
    const open = await server.sql(
      "select proname from pg_proc where pronamespace = 'public'::regnamespace and has_function_privilege('public', oid, 'execute')",
    );
    expect(open).toEqual([]);
  });

  it("gives users and visitors nothing beside reading, adding, changing and deleting rows", async () => {
    const more = await server.sql(
      `select c.relname, r, v
       from pg_class c, unnest('{anon,authenticated}'::text[]) as r, unnest('{truncate,references,trigger}'::text[]) as v
       where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm') and has_table_privilege(r, c.oid, v)`,
    );
    expect(more).toEqual([]);
  });

  /** What the catalogue's job and triggers keep for themselves; the owner of a shelf reads `game_facts` through `list_shelf`. */
  it.each([
    "changed_games",
    "facets_of_games",
    "game_facets",
    "game_facts",
    "game_numbers",
    "last_activities",
    "like_numbers",
    "liked_this_week",
    "catalogue_state",
  ])("keeps %s from users and visitors, except for reading what is theirs to read", async (relation) => {
    const granted = await server.sql(
      `select r || ' ' || v as access
         from unnest('{anon,authenticated}'::text[]) as r, unnest('{select,insert,update,delete}'::text[]) as v
         where case v when 'delete' then has_table_privilege(r, $1, v) else has_any_column_privilege(r, $1, v) end
         order by 1`,
      [`public.${relation}`],
    );
    const allowed: Record<string, string[]> = {
      catalogue_state: ["anon select", "authenticated select"],
      game_facts: ["authenticated select"],
    };
    expect(granted.map(({ access }) => access)).toEqual(allowed[relation] ?? []);
  });
});

describe("private columns", () => {
  const PUBLIC = {
    profiles: ["id", "username", "avatar_url", "banner_url", "about", "website", "socials"],
    user_games: [
      "user_id",
      "game_id",
      "game_name",
      "game_cover_url",
      "game_release_date",
      "user_rating",
      "shown_hours",
      "date_added",
      "date_completed",
    ],
  };

  async function privateColumns(table: keyof typeof PUBLIC) {
    const columns = await server.sql(
      "select column_name from information_schema.columns where table_schema = 'public' and table_name = $1",
      [table],
    );
    return columns
      .map(({ column_name }) => String(column_name))
      .filter((name) => !PUBLIC[table].includes(name));
  }

  it("are exactly these", async () => {
    expect((await privateColumns("profiles")).sort()).toEqual([
      "deletion_requested_at",
      "notices_off",
      "notices_read_at",
      "public_since",
      "show_adult",
      "show_imported",
      "shown_sections",
      "steam_id",
      "steam_sync",
      "steam_synced_at",
      "updated_at",
      "username_changed_at",
      "visibility",
      "withheld_at",
    ]);
    expect((await privateColumns("user_games")).sort()).toEqual([
      "game_genres",
      "game_name_key",
      "game_platforms",
      "game_rating",
      "game_summary",
      "hours_played",
      "id",
      "imported",
      "notes",
      "play_minutes",
      "rated_at",
      "shown_rating",
      "skipped_at",
      "status",
      "status_at",
      "steam_playtime_minutes",
      "updated_at",
    ]);
  });

  for (const table of ["profiles", "user_games"] as const) {
    it(`of ${table} can be read by their owner only`, async () => {
      await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
      await owner.client
        .from("user_games")
        .insert(gameRow(owner.id, 1, { notes: "secret", hours_played: 3, imported: true }));
      const { key } = RELATIONS[table];
      for (const column of await privateColumns(table)) {
        const read = (client: Client, relation: string) =>
          client.from(relation).select(column).eq(key, owner.id);
        expect((await read(actors.owner, table)).data, column).toHaveLength(1);
        expect((await read(actors.other, table)).data, column).toEqual([]);
        expect((await read(actors.anonymous, table)).error?.code, column).toBe("42501");
      }
    });
  }

  it("are in no answer to others", async () => {
    await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
    await owner.client.from("user_games").insert(gameRow(owner.id, 1, { notes: "secret" }));
    const { data: games } = await actors.other.rpc("read_shelf", { owner: owner.id });
    const ofGame = ["id", "name", "coverUrl", "releaseDate", "releaseFormat", "isAdult"];
    const ofOwner = ["rating", "hours", "dateAdded", "dateCompleted", "plays", "copies"];
    expect(Object.keys(games[0]).sort()).toEqual([...ofGame, ...ofOwner].sort());
    const { data: profile } = await actors.other.rpc("read_profile", { name: owner.username });
    const shown = ["id", "username", "avatarUrl", "bannerUrl", "about", "website", "socials"];
    const ofPrivacy = ["visibility", "shownSections", "counts", "favourites", "ratings"];
    expect(Object.keys(profile).sort()).toEqual([...shown, ...ofPrivacy].sort());
  });

  it("shows nothing of a user without a username", async () => {
    const unnamed = await server.newUser(null);
    await unnamed.client.from("user_games").insert(gameRow(unnamed.id, 1));
    const anonymous = actors.anonymous;
    const shown = async () => (await anonymous.rpc("read_shelf", { owner: unnamed.id })).data;
    expect(await shown()).toEqual([]);
    await unnamed.client.from("profiles").upsert({ id: unnamed.id, username: newName() });
    expect(await shown()).toHaveLength(1);
  });
});

describe("imported games without a status", () => {
  const IMPORTED = [1, 2];
  const STATUSES = ["want", "completed", "playing", "playing", "paused", "dropped", "endless"];
  const PUBLIC_COUNTS = { playing: 2, completed: 1, want: 1, paused: 1, dropped: 1, endless: 1 };

  beforeAll(async () => {
    await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
    const rows = [
      ...IMPORTED.map((id) => gameRow(owner.id, id, { status: "imported", imported: true, user_rating: 9 })),
      ...STATUSES.map((status, place) => gameRow(owner.id, place + 10, { status, imported: true })),
    ];
    expect((await owner.client.from("user_games").insert(rows)).error).toBeNull();
    const steam = { user_id: owner.id, appid: 10, game_id: 1, name: "Ten", matched_by: "name" };
    expect((await owner.client.from("steam_games").insert(steam)).error).toBeNull();
  });

  const shown = async (client: Client) => (await client.rpc("read_shelf", { owner: owner.id })).data;
  const counts = async (client: Client) =>
    (await client.rpc("read_profile", { name: owner.username })).data.counts;

  it("are neither listed nor counted to others", async () => {
    for (const client of Object.values(actors)) {
      expect(await shown(client)).toHaveLength(STATUSES.length);
      for (const { game_id } of await shown(client)) expect(IMPORTED).not.toContain(game_id);
      expect(await counts(client)).toEqual(PUBLIC_COUNTS);
    }
  });

  it("are listed to their owner", async () => {
    expect((await owner.client.from("user_games").select().eq("status", "imported")).data).toHaveLength(2);
    const { data } = await owner.client.from("collection_counts").select().single();
    expect(data).toMatchObject({ total: 9, imported: 9, unsorted: 2 });
  });

  it("are public while their owner shows them, a choice of the owner alone", async () => {
    for (const client of [actors.other, actors.anonymous]) {
      await client.rpc("edit_profile", { changes: { show_imported: true } });
      await client.from("profiles").update({ show_imported: true }).eq("id", owner.id);
      expect(await shown(client)).toHaveLength(7);
    }
    const choose = (show_imported: unknown) =>
      owner.client.rpc("edit_profile", { changes: { show_imported } });
    expect((await choose(true)).data).toMatchObject({ show_imported: true });
    for (const client of Object.values(actors)) {
      expect(await shown(client)).toHaveLength(9);
      expect(await counts(client)).toEqual({ ...PUBLIC_COUNTS, imported: 2 });
    }
    expect((await owner.client.rpc("edit_profile", { changes: { about: "x" } })).data).toMatchObject({
      show_imported: true,
    });
    expect((await choose(null)).data).toMatchObject({ show_imported: false });
    expect(await shown(actors.anonymous)).toHaveLength(7);
  });

  it("become public with a status", async () => {
    await owner.client.from("user_games").update({ status: "want" }).eq("game_id", 1);
    expect(await shown(actors.anonymous)).toHaveLength(8);
  });
});

describe("the choice to sync with Steam", () => {
  const begin = async (client: Client, automatic: boolean) =>
    (await client.rpc("begin_steam_sync", { automatic })).data !== null;

  it("is off at first, and then due once a day, of concurrent tabs for one", async () => {
    expect(await begin(owner.client, true)).toBe(false);
    await owner.client.rpc("edit_profile", { changes: { steam_sync: true, steam_id: "76561198000000001" } });
    const tabs = await Promise.all([begin(owner.client, true), begin(owner.client, true)]);
    expect(tabs.sort()).toEqual([false, true]);
    await server.sql(
      "update public.profiles set steam_synced_at = now() - interval '25 hours' where id = $1",
      [owner.id],
    );
    expect(await begin(owner.client, true)).toBe(true);
  });

  it("waits a day after a sync by hand, and for a Steam ID", async () => {
    await server.sql("update public.profiles set steam_synced_at = null where id = $1", [owner.id]);
    expect(await begin(owner.client, false)).toBe(true);
    expect(await begin(owner.client, true)).toBe(false);
    await server.sql("update public.profiles set steam_synced_at = null, steam_id = null where id = $1", [
      owner.id,
    ]);
    expect(await begin(owner.client, true)).toBe(false);
  });

  it("names the apps of games that the user has removed", async () => {
    const apps = async () => (await owner.client.rpc("begin_steam_sync", { automatic: false })).data;
    await server.sql("delete from public.removed_steam_apps where user_id = $1", [owner.id]);
    await owner.client.from("user_games").upsert([gameRow(owner.id, 1), gameRow(owner.id, 2)]);
    const app = (appid: number, game_id: number) => ({
      user_id: owner.id,
      appid,
      game_id,
      name: "App",
      matched_by: "name",
    });
    await owner.client.from("steam_games").upsert([app(10, 1), app(11, 1), app(20, 2)]);
    expect(await apps()).toEqual([]);
    await owner.client.rpc("remove_games", { game_ids: [1] });
    expect(await apps()).toEqual([10, 11]);
    expect((await actors.other.rpc("begin_steam_sync", { automatic: false })).data).toEqual([]);
  });

  it("is refused to visitors, and changed by its owner alone", async () => {
    expect((await actors.anonymous.rpc("begin_steam_sync", { automatic: false })).error?.code).toBe("42501");
    await actors.other.from("profiles").update({ steam_sync: false }).eq("id", owner.id);
    const { data } = await owner.client.from("profiles").select("steam_sync").eq("id", owner.id).single();
    expect(data?.steam_sync).toBe(true);
  });
});

describe("the choice to see games for adults only", () => {
  const chosen = async () =>
    (await owner.client.from("profiles").select("show_adult").eq("id", owner.id).single()).data?.show_adult;

  it("is off at first, and changed by its owner alone", async () => {
    expect(await chosen()).toBe(false);
    for (const client of [actors.other, actors.anonymous]) {
      await client.rpc("edit_profile", { changes: { show_adult: true } });
      await client.from("profiles").update({ show_adult: true }).eq("id", owner.id);
      expect(await chosen()).toBe(false);
    }
    const choose = (show_adult: unknown) => owner.client.rpc("edit_profile", { changes: { show_adult } });
    expect((await choose(true)).data).toMatchObject({ show_adult: true });
    // Another change keeps it.
    await owner.client.rpc("edit_profile", { changes: { about: "x", show_imported: false } });
    expect(await chosen()).toBe(true);
    expect((await choose(null)).data).toMatchObject({ show_adult: false });
  });

  it("refuses what is no choice", async () => {
    const { error } = await owner.client.rpc("edit_profile", { changes: { show_adult: "perhaps" } });
    expect(error?.code).toBe("22P02");
    expect(await chosen()).toBe(false);
  });
});

describe("the owner of a row", () => {
  it("refuses to move a game to or from another user", async () => {
    const other = await server.newUser();
    await server.sql("delete from public.user_games where user_id = $1", [owner.id]);
    await owner.client.from("user_games").insert(gameRow(owner.id, 1));
    const given = await owner.client.from("user_games").update({ user_id: other.id }).eq("user_id", owner.id);
    expect(given.error?.code).toBe("42501");
    const taken = await other.client.from("user_games").upsert(gameRow(owner.id, 1), {
      onConflict: "user_id,game_id",
    });
    expect(taken.error?.code).toBe("42501");
  });

  it.each(["id", "date_added"])("refuses to change %s of a game", async (column) => {
    const value = column === "id" ? crypto.randomUUID() : "2020-01-01T00:00:00Z";
    const { error } = await owner.client
      .from("user_games")
      .update({ [column]: value })
      .eq("user_id", owner.id);
    expect(error?.code).toBe("42501");
  });

  it("refuses to write another user's profile", async () => {
    const stranger = await server.newUser();
    const { error } = await owner.client.from("profiles").upsert({ id: stranger.id, username: newName() });
    expect(error?.code).toBe("42501");
  });

  it("refuses requests without a key or with a wrong one, and admin requests of visitors", async () => {
    const bare = await fetch(`${server.url}/rest/v1/user_games`);
    expect(bare.status).toBe(401);
    const wrong = await fetch(`${server.url}/rest/v1/user_games`, { headers: { apikey: "sb_secret_guess" } });
    expect(wrong.status).toBe(401);
    const system = await fetch(`${server.url}/_system/config`, {
      headers: { apikey: server.publishableKey },
    });
    expect(system.status).toBe(404);
  });

  it.each(["set_updated_at", "set_date_completed", "handle_auth_user", "refuse_former_username"])(
    "the trigger's function %s cannot be called",
    async (name) => {
      expect((await actors.other.rpc(name)).error).not.toBeNull();
      const [row] = await server.sql("select has_function_privilege('authenticated', $1, 'execute') as may", [
        `public.${name}()`,
      ]);
      expect(row).toEqual({ may: false });
    },
  );
});
