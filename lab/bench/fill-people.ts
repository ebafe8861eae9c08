import type { Sql } from "postgres";

/** People with a full shelf, whose queries are measured. */
export const HEAVY_PEOPLE = 20;
const HEAVY_GAMES = 20_000;
/** The entries of the others: evenly from 1 to this. */
const MAX_GAMES = 38;
const PEOPLE_AT_ONCE = 25_000;
/** A game that every fifth of the others has. */
export const FAVOURITE_GAME = 268_000_000;

/** The person whom a fifth of the others follows. */
export const FAMOUS_PERSON = 3;
const LIKES_OF_REVIEW = 5;

/** The account of the n-th person, from 1. */
export const personId = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, "0")}`;

/** One more person than `people`, with as much as the limits allow. Its import has the same id. */
export const fullPersonId = (people: number) => personId(people + 1);

const ID_OF = "('00000000-0000-4000-8000-' || lpad(n::text, 12, '0'))::uuid";
/** From 0 to 2,147,483,647; the same in each run. */
const HASH_OF = "(hashint8(n * 100003::bigint + k)::bigint & 2147483647)";

/** A user's k-th entry and its plays, derived from the hash `h`. */
const STATUS = `(array['want','want','completed','completed','completed','playing','imported','paused','dropped','endless'])[h % 10 + 1]`;
/** 2.5 on average; a game that is playing has an open one. */
const PLAYS = "(h / 10 % 6)";
const MINUTES = "(30 + h / 60 % 40 * 30)";

/**
 * Adds generated people with shelves, plays and reviews to a database with a catalogue: about 20 entries, 50 plays, two reviews and ten likes
 * a person. Needs a superuser. Constraints and indexes of the large tables are created after the rows, and what their triggers write.
 */
export async function fillPeople(sql: Sql, people: number): Promise<void> {
  // The filters and statistics of a shelf read the bitmaps.
  for (let chunk: number | null = 0; chunk !== null; ) {
    const [row]: { next: number | null }[] = await sql`select public.refresh_game_facets(${chunk}) as next`;
    chunk = row?.next ?? null;
  }
  await sql.unsafe(
    `create unlogged table public.bench_games as
     select row_number() over (order by id)::integer - 1 as place, id, left(name, 500) as name,
       'https://images.igdb.com/igdb/image/upload/t_cover_big/' || cover_image_id || '.jpg' as cover,
       total_rating as rating, first_release_date as released,
       array(select p.name from public.platforms p where p.id = any (g.platforms)) as platforms,
       array(select r.name from public.genres r where r.id = any (g.genres)) as genres
     from public.games g;
     alter table public.bench_games add primary key (place);
     analyze public.bench_games;
     set session_replication_role = replica;
     insert into auth.users (id, email, email_confirmed_at, created_at, updated_at)
     select ${ID_OF}, 'person' || n || '@example.test', '2016-01-01', '2016-01-01', now() from generate_series(1, ${people}) as n;
     insert into public.profiles (id, username, notices_read_at, shown_sections)
     select ${ID_OF}, 'person_' || n, '2016-01-01', '{ratings,lists,statistics}'::text[] || case when n % 2 = 0 then '{dates}' else '{}' end::text[]
     from generate_series(1, ${people}) as n;
     ${followsOf(people)}`,
  );
  const restore = await dropRules(sql, ["user_games", "plays", "reviews", "review_likes", "like_numbers"]);
  for (let first = 1; first <= people; first += PEOPLE_AT_ONCE) {
    const last = Math.min(people, first + PEOPLE_AT_ONCE - 1);
    await sql.unsafe(entriesOf(first, last));
    await sql.unsafe(playsOf(first, last));
    if (last % 250_000 === 0) console.log(`${last.toLocaleString("en-US")} people …`);
  }
  await sql.unsafe(favouritesOf(people));
  await sql.unsafe(fullPersonOf(people));
  for (const statement of reviewsOf(people)) await sql.unsafe(statement);
  await sql.unsafe("set maintenance_work_mem = '1GB'");
  for (const statement of restore) await sql.unsafe(statement);
  for (const table of ["user_games", "plays", "follows", "reviews", "review_likes"]) {
    await sql.unsafe(
      `insert into public.row_bounds (user_id, relation, at_most) select user_id, '${table}', count(*) from public.${table} group by user_id`,
    );
  }
  // Each write changes the row; its number changes no time.
  await sql.unsafe("insert into public.stored_bytes (user_id, bytes) select id, 10000 from public.profiles");
  await sql.unsafe(
    `insert into public.last_activities (user_id, at, finished_at, reviewed_at)
     select n.user_id, max(n.at), max(n.finished_at), max(n.reviewed_at)
     from (
       select user_id, greatest(case when status in ('completed', 'want', 'playing', 'endless') then status_at end, rated_at) as at,
         case when status = 'completed' then status_at end as finished_at, null::timestamptz as reviewed_at
       from public.user_games
       union all
       select user_id, published_at, null, published_at from public.reviews
     ) as n
     where n.at is not null group by n.user_id`,
  );
  // All profiles are public, show ratings and hide imported games.
  await sql.unsafe(
    `insert into public.game_numbers (game_id, status, rating, entries)
     select game_id, status, user_rating, count(*) from public.user_games where status <> 'imported' group by 1, 2, 3`,
  );
  await sql.unsafe("reset session_replication_role");
  await sql`select public.refresh_import_groups(${fullPersonId(people)})`;
  await sql.unsafe("vacuum analyze");
}

/** The first follows as many as the limit allows, the second 200, all others ten, and a fifth of them one person. */
const followsOf = (people: number) => `
  insert into public.follows (user_id, followed_id, followed_at)
  select distinct on (n, place) ${ID_OF}, ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, now()
  from generate_series(1, ${people}) as n
  cross join lateral generate_series(1, case n when 1 then 2000 when 2 then 200 else 10 end) as k
  cross join lateral (select 1 + (n * 7919::bigint + k * 104729::bigint) % ${people} as place) as followed
  where place <> n;
  insert into public.follows (user_id, followed_id, followed_at)
  select ${ID_OF}, '${personId(FAMOUS_PERSON)}', now() - n * interval '7 seconds'
  from generate_series(${HEAVY_PEOPLE + 1}, ${people}) as n where n % 5 = 0
  on conflict do nothing;`;

const peopleFrom = (first: number, last: number) => `
  generate_series(${first}, ${last}) as n
  cross join lateral generate_series(1, case when n <= ${HEAVY_PEOPLE} then ${HEAVY_GAMES} else 1 + n * 7919::bigint % ${MAX_GAMES} end) as k
  cross join lateral (select ${HASH_OF} as h) as hashed
  join public.bench_games g on g.place = (n * 7919::bigint + k * 104729::bigint) % (select count(*) from public.bench_games)`;

const entriesOf = (first: number, last: number) => `
  insert into public.user_games (user_id, game_id, game_name, game_cover_url, game_rating, game_release_date, game_platforms,
    game_genres, status, imported, date_added, date_completed, user_rating, hours_played, steam_playtime_minutes, play_minutes, status_at, rated_at)
  select ${ID_OF}, g.id, g.name, g.cover, g.rating, g.released, g.platforms[:100], g.genres[:50], s.status, h % 7 = 0,
    timestamptz '2016-01-01' + h % 3900 * interval '1 day' + k * interval '1 second',
    case when s.status = 'completed' then timestamptz '2016-06-01' + h % 3700 * interval '1 day' end,
    case when h % 3 = 0 then h / 3 % 21 / 2.0 end, case when h % 11 = 0 then h % 200 end, case when h % 7 = 0 then h % 9000 end,
    ${PLAYS} * ${MINUTES},
    case when s.status <> 'imported' then timestamptz '2016-01-01' + h % 3900 * interval '1 day' + k * interval '1 second' end,
    case when h % 3 = 0 then timestamptz '2016-01-01' + h % 3950 * interval '1 day' + k * interval '1 second' end
  from ${peopleFrom(first, last)} cross join lateral (select ${STATUS} as status) as s`;

const favouritesOf = (people: number) => `
  insert into public.user_games (user_id, game_id, game_name, status, user_rating)
  select ${ID_OF}, ${FAVOURITE_GAME}, 'The favourite', ${STATUS}, case when h % 3 = 0 then h / 3 % 21 / 2.0 end
  from generate_series(${HEAVY_PEOPLE + 1}, ${people}) as n cross join lateral (select 0 as k) as first
  cross join lateral (select ${HASH_OF} as h) as hashed
  where n % 5 = 0`;

/** All but the last play have ended; the last one is open if the game is being played. */
const playsOf = (first: number, last: number) => `
  insert into public.plays (id, user_id, game_id, platform, started, finished, outcome, minutes)
  select md5(n || ' ' || k || ' ' || play)::uuid, ${ID_OF}, g.id, g.platforms[1], to_char(begun, 'YYYY-MM-DD'),
    case when is_open then null else to_char(begun + 20, 'YYYY-MM-DD') end,
    case when is_open then 'playing' when h % 5 = 0 then 'abandoned' else 'finished' end, ${MINUTES}
  from ${peopleFrom(first, last)}
  cross join lateral generate_series(1, ${PLAYS}) as play
  cross join lateral (
    select date '2016-01-01' + (h % 3600 + play * 40)::integer as begun, play = ${PLAYS} and ${STATUS} = 'playing' as is_open
  ) as dated`;

/** Reviews of every ninth game with a status; eight in ten are public. */
const reviewsOf = (people: number) => [
  `insert into public.reviews (user_id, game_id, text, visibility, created_at, published_at, likes_rank)
   select g.user_id, g.game_id, rtrim(repeat('It is short, it is loud, and it ends well. ', 1 + (h / 90 % 40)::integer)),
     case when h / 9 % 10 < 8 then 'public' when h / 9 % 10 = 8 then 'followers' else 'private' end, coalesce(g.status_at, g.date_added),
     case when h / 9 % 10 < 9 then coalesce(g.status_at, g.date_added) end, ${LIKES_OF_REVIEW}
   from public.user_games g cross join lateral (select hashtextextended(g.user_id::text, g.game_id) & 2147483647 as h) as hashed
   where g.status <> 'imported' and h % 9 = 0`,
  `insert into public.review_likes (user_id, author_id, game_id, liked_at)
   select ('00000000-0000-4000-8000-' || lpad(place::text, 12, '0'))::uuid, r.user_id, r.game_id, r.created_at + k * interval '1 hour'
   from public.reviews r
   cross join generate_series(1, ${LIKES_OF_REVIEW}) as k
   cross join lateral (
     select 1 + ((hashtextextended(r.user_id::text, r.game_id) & 2147483647) + k * 104729::bigint) % ${people} as place
   ) as liker
   where right(r.user_id::text, 12)::bigint <> place`,
  `insert into public.like_numbers (author_id, game_id, likes)
   select author_id, game_id, count(*) from public.review_likes group by 1, 2`,
];

const fullPersonOf = (people: number) => {
  const id = `'${fullPersonId(people)}'::uuid`;
  return `
  insert into auth.users (id, email, created_at, updated_at) values (${id}, 'full@example.test', now(), now());
  insert into public.profiles (id, username) values (${id}, 'person_full');
  insert into public.user_games (user_id, game_id, game_name, game_cover_url, status, date_added, date_completed, user_rating, hours_played)
  select ${id}, g.id, g.name, g.cover, case when g.place % 2 = 0 then 'completed' else 'playing' end, timestamptz '2024-01-01',
    case when g.place % 2 = 0 then timestamptz '2024-05-01' + g.place % 30 * interval '1 day' end, g.place % 21 / 2.0, g.place % 50
  from public.bench_games g where g.place < ${HEAVY_GAMES};
  insert into public.plays (user_id, game_id, started, finished, outcome, minutes)
  select ${id}, g.id, '2024-05-0' || play, '2024-05-' || 10 + g.place % 20, 'finished', 30
  from public.bench_games g cross join generate_series(1, 5) as play where g.place < ${HEAVY_GAMES};
  insert into public.imports (id, user_id, source, file_name, state, rows)
  select case when n = 1 then ${id} else gen_random_uuid() end, ${id}, 'ryot', 'games.zip', case when n = 1 then 'review' else 'done' end, 20000
  from generate_series(1, 100) as n;
  -- Half of the games are on the shelf; one row in ten is not matched.
  insert into public.import_rows (import_id, row, user_id, line, title, status_word, status, rating, hours, plays, match, choice_key, game_id)
  select ${id}, row_number() over (order by g.place), ${id}, g.place, g.name, 'Beaten', 'completed', 8, 12,
    '[{"started": "2021-01-01", "finished": "2021-02-01", "minutes": 30}]', case when g.place % 10 = 0 then 'none' else 'id' end, g.id::text,
    case when g.place % 10 <> 0 then g.id end
  from public.bench_games g where g.place between ${HEAVY_GAMES / 2} and ${HEAVY_GAMES * 1.5 - 1};
  insert into public.tags (id, user_id, name) select md5('tag ' || n)::uuid, ${id}, 'Tag ' || n from generate_series(0, 199) as n;
  insert into public.game_tags (user_id, game_id, tag_id)
  select ${id}, g.id, md5('tag ' || (g.place + 100 * n) % 200)::uuid
  from public.bench_games g cross join generate_series(0, 1) as n where g.place < ${HEAVY_GAMES};
  insert into public.lists (id, user_id, title)
  select case when n = 1 then ${id} else md5('list ' || n)::uuid end, ${id}, 'List ' || n from generate_series(1, 1000) as n;
  -- The first list is full; all of them together would exceed the limit of bytes.
  insert into public.list_entries (list_id, game_id, user_id, game_name, cover_image_id, position)
  select case when n = 1 then ${id} else md5('list ' || n)::uuid end, g.id, ${id}, g.name, 'co1234', g.place * 1000
  from generate_series(1, 1000) as n join public.bench_games g on g.place < case when n = 1 then 1000 else 300 end;`;
};

/** Drops the constraints and indexes of the tables. @returns the statements that create them again */
async function dropRules(sql: Sql, tables: string[]): Promise<string[]> {
  const constraints = await sql<{ relation: string; name: string; type: string; definition: string }[]>`
    select conrelid::regclass::text as relation, conname as name, contype as type, pg_get_constraintdef(oid) as definition
    from pg_constraint
    where conrelid::regclass::text = any (${tables.map((table) => `public.${table}`)})
      or conrelid = any (${tables.map((table) => `public.${table}`)}::text[]::regclass[])
      or confrelid = any (${tables.map((table) => `public.${table}`)}::text[]::regclass[])
    order by array_position(array['p', 'u', 'c', 'f'], contype::text), conname`;
  const indexes = await sql<{ name: string; definition: string }[]>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = any (${tables.map((table) => `public.${table}`)}::text[]::regclass[])
      and not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u'))`;
  for (const { relation, name } of constraints.toReversed())
    await sql.unsafe(`alter table ${relation} drop constraint ${name}`);
  for (const { name } of indexes) await sql.unsafe(`drop index ${name}`);
  return [
    ...constraints.map(({ relation, name, type, definition }) => {
      const isChecked = type === "p" || type === "u" || definition.endsWith("NOT VALID");
      return `alter table ${relation} add constraint ${name} ${definition}${isChecked ? "" : " not valid"}`;
    }),
    ...indexes.map(({ definition }) => definition),
  ];
}
