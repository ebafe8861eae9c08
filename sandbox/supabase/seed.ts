import { hash } from "bcryptjs";
import type { Tables } from "../igdb/tables.ts";
import { type SampleList, sampleLists } from "./sample-lists.ts";
import {
  FOLLOWED_BY_DEMO,
  peopleLists,
  peopleReviews,
  peopleShelves,
  SAMPLE_PEOPLE,
} from "./sample-people.ts";
import { sampleShelf } from "./sample-shelf.ts";
import type { Supabase } from "./server.ts";

type Picture = (name: string) => Promise<Uint8Array> | Uint8Array;
type Query = (sql: string, values: unknown[]) => Promise<{ rows: unknown[] }>;

type SeedOptions = {
  supabase: Pick<Supabase, "handler" | "database" | "secretKey">;
  /** If it is missing, the sample account has no games. */
  tables?: Tables | undefined;
  drawAvatar: Picture;
  drawBanner: Picture;
  /** A WebP; the others are JPEGs. */
  drawSmallBanner: Picture;
};

const DEMO = "5d3e0000-0000-4000-8000-000000000001";
const GUEST = "5d3e0000-0000-4000-8000-000000000002";
const ACCOUNTS = [
  { id: DEMO, email: "demo@questshelf.test", password: "questshelf-demo", username: "demo" },
  {
    id: GUEST,
    email: "guest@questshelf.test",
    password: "questshelf-guest",
    username: "guest",
  },
  {
    id: "5d3e0000-0000-4000-8000-000000000003",
    email: "newcomer@questshelf.test",
    password: "questshelf-newcomer",
    username: null,
  },
];
const PROFILE = {
  about: "Long games, short evenings. Playing through the shelf from the oldest to the newest.",
  website: "https://demo.questshelf.test",
  socials: {
    github: "questshelf-demo",
    steam: "questshelfdemo",
    instagram: "questshelf.demo",
    twitter: "questshelfdemo",
    playstation: "Questshelf_Demo",
    xbox: "QuestshelfDemo",
  },
  steamId: "76561198000000001",
  /** All but copies, so that the year in review shows something. */
  shownSections: ["hours", "ratings", "dates", "plays", "lists", "statistics"],
};

/** bcrypt's lowest: these passwords are public. */
const HASH_COST = 4;

/** Creates the sample accounts once per data folder, so that later changes to them persist. */
export async function seedAccounts(options: SeedOptions): Promise<void> {
  const { supabase, tables, drawAvatar, drawBanner, drawSmallBanner } = options;
  const { driver } = supabase.database;
  await driver.exec(
    "create schema if not exists sandbox; create table if not exists sandbox.seeds (name text)",
  );
  const { rows } = await driver.query("select 1 from sandbox.seeds where name = 'accounts'");
  if (rows.length > 0) return;

  const avatar = `${DEMO}-avatar.jpg`;
  const banner = `${DEMO}-banner.jpg`;
  const smallBanner = `${DEMO}-banner-small.webp`;
  await upload(supabase, `avatars/${avatar}`, "image/jpeg", await drawAvatar("demo"));
  await upload(supabase, `banners/${banner}`, "image/jpeg", await drawBanner("demo"));
  await upload(supabase, `banners/${smallBanner}`, "image/webp", await drawSmallBanner("demo"));
  const accounts = [...ACCOUNTS, ...SAMPLE_PEOPLE];
  const hashes = await Promise.all(accounts.map(({ password }) => hash(password, HASH_COST)));

  await driver.transaction(async (tx) => {
    const query: Query = (sql, values) => tx.query(sql, values);
    for (const [index, account] of accounts.entries()) await addAccount(query, account, hashes[index]);
    await query(
      `update public.profiles set avatar_url = $2, banner_url = $3, about = $4, website = $5, socials = $6,
         steam_id = $7, shown_sections = $8 where id = $1`,
      [
        DEMO,
        `/media/avatars/${avatar}`,
        `/media/banners/${banner}`,
        PROFILE.about,
        PROFILE.website,
        PROFILE.socials,
        PROFILE.steamId,
        PROFILE.shownSections,
      ],
    );
    await query(
      "update storage.objects set owner = $1::uuid, owner_id = $1::text where name like $1 || '%'",
      [DEMO],
    );
    // Games get their status on the dates of their rows, not now.
    await query("select set_config('questshelf.has_dates', 'on', true)", []);
    for (const row of tables ? sampleShelf(tables) : []) await addGame(query, { user_id: DEMO, ...row });
    await addPlays(query);
    await addCopies(query);
    for (const tag of TAGS) await addTag(query, tag);
    const lists = tables
      ? [...sampleLists(tables).map((list) => ({ ...list, userId: DEMO })), ...peopleLists(tables)]
      : [];
    for (const list of lists) await addList(query, list);
    for (const list of SMART_LISTS) await addSmartList(query, list);
    await addPeople(query, tables);
    await addNotices(query);
    await addFavourites(query);
    await query("insert into sandbox.seeds values ('accounts')", []);
  });
}

async function addAccount(
  query: Query,
  { id, email, username }: (typeof ACCOUNTS)[number],
  passwordHash: string | undefined,
) {
  const identity = { sub: id, email, email_verified: true, phone_verified: false };
  await query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at, raw_app_meta_data,
       raw_user_meta_data, created_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(), $4, $5, now() - interval '2 years')`,
    [
      id,
      email,
      passwordHash,
      { provider: "email", providers: ["email"] },
      username ? { ...identity, username } : identity,
    ],
  );
  await query(
    `insert into auth.identities (id, provider, provider_id, user_id, identity_data)
     values (gen_random_uuid(), 'email', $1::text, $1::uuid, $2)`,
    [id, identity],
  );
}

async function addGame(query: Query, row: Record<string, unknown>) {
  const columns = Object.keys(row);
  const placeholders = columns.map((_, index) => `$${index + 1}`);
  await query(`insert into public.user_games (${columns}) values (${placeholders})`, Object.values(row));
}

/** Games without an end. */
const RUNS = [
  ["Fortnite", "2025-12-05", "2025-12-28", 16, "Winter season, with the whole squad for once."],
  ["Minecraft", "2026-01-03", "2026-01-18", 24, "New world: the lighthouse."],
  ["Fortnite", "2026-02-13", "2026-02-27", 9, null],
  ["Minecraft", "2026-04-10", "2026-04-26", 31, "New world: islands only."],
  ["Fortnite", "2026-05-08", "2026-05-30", 18, "Spring season."],
  ["Minecraft", "2026-06-05", "2026-06-14", 12, "Rails from coast to coast."],
  ["Fortnite", "2026-11-06", null, 7, "Autumn season."],
] as const;

/**
 * One play for each game with hours that is finished, dropped or being played, and two more for a replayed game, the last of them finished
 * this month.
 */
async function addPlays(query: Query) {
  await query(
    `insert into public.plays (id, user_id, game_id, platform, started, finished, outcome, minutes, created_at, updated_at)
     select
       gen_random_uuid(), g.user_id, g.game_id, g.game_platforms[1], to_char(g.date_added, 'YYYY-MM-DD'),
       case when g.status = 'playing' then null
         else to_char(coalesce(g.date_completed, g.date_added + interval '9 days'), 'YYYY-MM-DD') end,
       case g.status when 'completed' then 'finished' when 'dropped' then 'abandoned' else 'playing' end,
       coalesce(g.hours_played * 60, g.steam_playtime_minutes), g.date_added, g.date_added
     from public.user_games g
     where g.user_id = $1
       and (g.status in ('completed', 'dropped') or (g.status = 'playing' and g.hours_played > 5))
       and coalesce(g.hours_played * 60, g.steam_playtime_minutes) is not null
     union all
     select gen_random_uuid(), g.user_id, g.game_id, 'PlayStation 4', '2019', '2020-02', 'finished', 2400, '2020-03-01', '2020-03-01'
     from public.user_games g
     where g.user_id = $1 and g.notes like 'Second run%'
     union all
     select gen_random_uuid(), g.user_id, g.game_id, g.game_platforms[1], to_char(e.day - 40, 'YYYY-MM-DD'), to_char(e.day, 'YYYY-MM-DD'),
       'finished', 380, e.day, e.day
     from public.user_games g
     cross join (select greatest(current_date - 1, date_trunc('month', current_date)::date) as day) as e
     where g.user_id = $1 and g.notes like 'Second run%'`,
    [DEMO],
  );
  for (const [game, started, finished, hours, note] of RUNS) {
    await query(
      `insert into public.plays (id, user_id, game_id, platform, started, finished, outcome, minutes, note, created_at)
       select gen_random_uuid(), g.user_id, g.game_id, g.game_platforms[1], $3::text, $4::text,
         case when $4::text is null then 'playing' else 'finished' end, $5::integer * 60, $6::text, $3::date
       from public.user_games g where g.user_id = $1 and g.status = 'endless' and g.game_name = $2`,
      [DEMO, game, started, finished, hours, note],
    );
  }
}

/** A digital copy of every second released game, and a boxed one of some. */
async function addCopies(query: Query) {
  await query(
    `with owned as (
       select g.*, row_number() over (order by g.date_added, g.game_id) as place
       from public.user_games g where g.user_id = $1 and g.status <> 'want' and cardinality(g.game_platforms) > 0
     )
     insert into public.copies (user_id, game_id, platform, store, medium, bought_on, price, currency)
     select o.user_id, o.game_id, o.game_platforms[1], (array['Steam', 'GOG', 'Epic Games Store'])[1 + o.place % 3], 'digital',
       left(o.date_added::text, (array[4, 7, 10])[1 + o.place % 3]),
       (array[59.99, 19.99, 0])[1 + o.place % 3], 'EUR'
     from owned o where o.place % 2 = 0
     union all
     select o.user_id, o.game_id, 'PlayStation 4', 'Second hand', 'physical', '2019', null, null
     from owned o where o.place % 8 = 0`,
    [DEMO],
  );
}

/** `games` is a condition on their rows. */
const TAGS = [
  { name: "Rainy Sundays", games: "g.user_rating >= 9" },
  { name: "With friends", games: "g.status = 'endless'" },
  { name: "Short", games: "g.hours_played between 1 and 12" },
  { name: "Steam Deck", games: "g.imported and g.status <> 'imported'" },
];

async function addTag(query: Query, { name, games }: (typeof TAGS)[number]) {
  await query("insert into public.tags (user_id, name) values ($1, $2)", [DEMO, name]);
  await query(
    `insert into public.game_tags (user_id, game_id, tag_id)
     select g.user_id, g.game_id, t.id from public.user_games g
     join public.tags t on t.user_id = g.user_id and t.name = $2
     where g.user_id = $1 and ${games}`,
    [DEMO, name],
  );
}

/** Named filters of the shelf, without the catalogue's ids. */
const SMART_LISTS = [
  { name: "Finish these first", query: "status=playing&sort=hours" },
  { name: "Praised and still waiting", query: "status=want&sort=critics&critics=85-" },
  { name: "My favourites by year", query: "sort=mine&rating=8-&group=year" },
];

async function addSmartList(query: Query, list: (typeof SMART_LISTS)[number]) {
  await query("insert into public.smart_lists (user_id, name, query) values ($1, $2, $3)", [
    DEMO,
    list.name,
    list.query,
  ]);
}

/** The four completed games that each of them rates best. */
async function addFavourites(query: Query) {
  await query(
    `insert into public.favourites (user_id, game_id, position)
     select g.user_id, g.game_id, g.place
     from (
       select g.user_id, g.game_id,
         row_number() over (partition by g.user_id order by g.user_rating desc, g.game_id) as place
       from public.user_games g
       where g.user_id = any ($1) and g.status = 'completed' and g.user_rating is not null
     ) as g
     where g.place <= 4 order by g.user_id, g.place`,
    [[DEMO, ...SAMPLE_PEOPLE.map(({ id }) => id)]],
  );
}

/** What the people of the sample do, and who follows whom. */
async function addPeople(query: Query, tables: Tables | undefined) {
  for (const { id, about, sections } of SAMPLE_PEOPLE) {
    await query("update public.profiles set about = $2, shown_sections = $3 where id = $1", [
      id,
      about,
      sections,
    ]);
  }
  for (const row of tables ? peopleShelves(tables) : []) await addGame(query, row);
  const ids = new Map(SAMPLE_PEOPLE.map(({ username, id }) => [username, id])).set("demo", DEMO);
  const follows = [
    [GUEST, DEMO],
    ...FOLLOWED_BY_DEMO.map((username) => [DEMO, ids.get(username)]),
    ...SAMPLE_PEOPLE.flatMap((person) => person.follows.map((username) => [person.id, ids.get(username)])),
  ];
  for (const [index, pair] of follows.entries()) {
    await query(
      `insert into public.follows (user_id, followed_id, followed_at)
       values ($1, $2, now() - interval '5 hours' * $3::integer)`,
      [...pair, index],
    );
  }
  const reviews = tables ? peopleReviews(tables) : [];
  await query(
    `insert into public.plays (user_id, game_id, platform, finished, outcome, created_at, updated_at)
     select g.user_id, g.game_id, r.platform, to_char(g.date_completed, 'YYYY-MM-DD'),
       case g.status when 'completed' then 'finished' when 'dropped' then 'abandoned' when 'paused' then 'paused' else 'playing' end,
       r.at, r.at
     from unnest($1::uuid[], $2::integer[], $3::text[], $4::timestamptz[]) as r (user_id, game_id, platform, at)
     join public.user_games g on g.user_id = r.user_id and g.game_id = r.game_id
     where r.platform is not null`,
    [
      reviews.map(({ userId }) => userId),
      reviews.map(({ gameId }) => gameId),
      reviews.map(({ playedOn }) => playedOn ?? null),
      reviews.map(({ createdAt }) => createdAt),
    ],
  );
  for (const { userId, gameId, text, isSpoiler, createdAt, likedBy } of reviews) {
    await query(
      `insert into public.reviews (user_id, game_id, text, is_spoiler, visibility, created_at, published_at)
       values ($1, $2, $3, $4, 'public', $5, $5)`,
      [userId, gameId, text, isSpoiler, createdAt],
    );
    for (const username of likedBy) {
      await query(
        "insert into public.review_likes (user_id, author_id, game_id, liked_at) values ($1, $2, $3, $4)",
        [ids.get(username), userId, gameId, createdAt],
      );
    }
    await query("select public.rank_review($1, $2)", [userId, gameId]);
  }
}

/** The sample account has not read its newest notices. */
async function addNotices(query: Query) {
  await query(
    `insert into public.list_likes (user_id, list_id, liked_at)
     select p.id, l.id, now() - interval '1 hour' * row_number() over (order by p.username)
     from public.lists l join public.profiles p on p.username in ('ines', 'mirabel')
     where l.user_id = $1 and l.is_ranked`,
    [DEMO],
  );
  await query("update public.profiles set notices_read_at = now() - interval '1 day' where id = $1", [DEMO]);
}

type ListOfUser = SampleList & { userId: string; publishedAt?: string };

/** Written directly, because the database's functions need the user's session. Lists of the sample account are a year old. */
async function addList(
  query: Query,
  { id, userId, title, description, isRanked, games, publishedAt }: ListOfUser,
) {
  await query(
    `insert into public.lists (id, user_id, title, description, is_ranked, visibility, published_at)
     values ($1, $2, $3, $4, $5, 'public', coalesce($6::timestamptz, now() - interval '1 year'))`,
    [id, userId, title, description, isRanked, publishedAt ?? null],
  );
  for (const [index, game] of games.entries()) {
    await query(
      `insert into public.list_entries (list_id, game_id, user_id, game_name, position, note)
       values ($1, $2, $3, $4, $5, $6)`,
      [id, game.id, userId, game.name, 1024 * (index + 1), game.note],
    );
  }
}

async function upload(supabase: SeedOptions["supabase"], path: string, type: string, picture: Uint8Array) {
  const answer = await supabase.handler(
    new Request(`http://sandbox/storage/v1/object/${path}`, {
      method: "POST",
      headers: { apikey: supabase.secretKey, "Content-Type": type, "x-upsert": "true" },
      body: new Uint8Array(picture),
    }),
  );
  if (!answer.ok) throw new Error(`A sample picture was refused: ${await answer.text()}`);
}
