import { afterAll, expect, it } from "vitest";
import { fillCountedGames } from "./counted-games.ts";
import { startSupabase } from "./harness.ts";

type Counted = { id: number; games: number };

/** On both sides of a chunk of `game_facts` and of one of `game_facets`. */
const FIRST_GAME = 8000;
const LAST_GAME = 8400;

const server = await startSupabase();
const owner = await server.newUser();
await fillCountedGames(server, FIRST_GAME, LAST_GAME);
// Ten games that the catalogue lacks; a release date of its own for a sixth.
await server.sql(
  `insert into public.user_games (user_id, game_id, game_name, status, game_release_date)
   select $1, n, 'Game ' || n, (array['want', 'playing', 'completed', 'paused', 'dropped'])[n % 5 + 1],
     case when n % 6 = 0 then date '1999-09-09' end
   from generate_series(${FIRST_GAME}, ${LAST_GAME + 10}) n where n % 3 > 0 or n > ${LAST_GAME}`,
  [owner.id],
);
afterAll(() => server.stop());

async function countOf(column: string): Promise<Counted[]> {
  const rows = await server.sql(
    `select x.id, count(*)::integer as games from public.user_games u join public.games g on g.id = u.game_id, unnest(g.${column}) x (id)
     group by x.id order by 2 desc, 1 limit 6`,
  );
  return rows.map(({ id, games }) => ({ id: Number(id), games: Number(games) }));
}

const byGames = (one: Counted, other: Counted) => other.games - one.games || one.id - other.id;

it("counts what a join of the shelf with the catalogue counts", async () => {
  const { data, error } = await owner.client.rpc("shelf_statistics", { owner: owner.id });
  expect(error).toBeNull();
  for (const column of ["genres", "themes", "platforms", "developers"]) {
    const counted = data[column].map(({ id, games }: Counted) => ({ id, games }));
    expect(counted.sort(byGames), column).toEqual(await countOf(column));
    expect(counted, column).toHaveLength(6);
  }
  const decades = await server.sql(
    `select extract(decade from coalesce(u.game_release_date, g.first_release_date))::integer * 10 as decade, count(*)::integer as games
     from public.user_games u left join public.games g on g.id = u.game_id group by 1 having count(g.first_release_date) + count(u.game_release_date) > 0 order by 1`,
  );
  expect(data.decades).toEqual(decades);
  const [backlog] = await server.sql(
    `select count(*)::integer as games, (count(*) filter (where s.seconds is null))::integer as untimed, round(sum(s.seconds) / 3600.0)::integer as hours
     from public.user_games u left join public.games g on g.id = u.game_id
     cross join lateral (select coalesce(nullif(g.hastily, 0), nullif(g.normally, 0), nullif(g.completely, 0)) as seconds) s
     where u.status in ('want', 'playing', 'paused')`,
  );
  expect(data.backlog).toMatchObject(backlog ?? {});
});

it("follows a change of the catalogue", async () => {
  const before = (await owner.client.rpc("shelf_statistics", { owner: owner.id })).data;
  await server.sql(
    `update public.games set developers = '{3}', hastily = 36000, first_release_date = '1971-01-01' where id = ${FIRST_GAME}`,
  );
  const after = (await owner.client.rpc("shelf_statistics", { owner: owner.id })).data;
  expect(after.decades[0]).toEqual({ decade: 1970, games: 1 });
  expect(after.developers).not.toEqual(before.developers);
  expect(after.backlog.hours).toBeGreaterThan(before.backlog.hours);
});

it("counts genres and platforms as of the refresh of the bitmaps, as the filters do", async () => {
  await server.sql("update public.user_games set status = 'completed', date_completed = now()");
  await server.sql(
    "insert into public.copies (user_id, game_id, platform) select user_id, game_id, 'Value 7' from public.user_games where game_id % 5 = 0",
  );
  await server.sql("update public.games set genres = '{5}', platforms = '{7}' where id % 10 = 0");
  const year = new Date().getUTCFullYear();
  const { platforms } = (await owner.client.rpc("shelf_statistics", { owner: owner.id })).data;
  const review = (await owner.client.rpc("year_in_review", { owner: owner.id, of_year: year })).data;
  expect([platforms.length, review.genres.length]).toEqual([6, 5]);
  const totalOf = async (filters: object) => (await owner.client.rpc("list_shelf", { filters })).data?.total;
  for (const { id, games } of platforms) expect(await totalOf({ platforms: [id] })).toBe(games);
  for (const { id, games } of review.genres) {
    expect(await totalOf({ genres: [id], status: "completed", completed: `${year}` })).toBe(games);
  }
});
