import type { startSupabase } from "./harness.ts";

/**
 * Fills the catalogue with games that have no value, one or several of each list and each length. Reads the bitmaps of the first two
 * chunks of `game_facets`, on both sides of whose border (8,192) the games should be.
 */
export async function fillCountedGames(
  { sql }: Pick<Awaited<ReturnType<typeof startSupabase>>, "sql">,
  first: number,
  last: number,
): Promise<void> {
  await sql(
    `insert into public.games (id, slug, name, hastily, normally, completely, first_release_date, genres, themes, platforms, developers, updated_at)
     select n, 'game-' || n, 'Game ' || n, nullif(n % 5, 1) * 3600, nullif(n % 3, 1) * 7200, nullif(n % 7, 1) * 9000,
       case when n % 4 > 0 then date '1983-03-01' + n % 40 * 365 end,
       array(select i from generate_series(2, 12) i where n * i % 11 < 2), array(select i from generate_series(35, 44) i where n * i % 13 < 2),
       array(select i from generate_series(1, 30) i where n * i % 17 < 3), array(select i from generate_series(1, 20) i where n * i % 19 < 2), now()
     from generate_series(${first}, ${last}) n`,
  );
  for (const table of ["genres", "themes", "platforms"]) {
    await sql(
      `insert into public.${table} (id, slug, name) select n, 'value-' || n, 'Value ' || n from generate_series(1, 50) n`,
    );
  }
  await sql(
    "insert into public.companies select n, 'value-' || n, 'Value ' || n, now() from generate_series(1, 50) n",
  );
  await sql("select public.refresh_game_facets(0), public.refresh_game_facets(1)");
}
