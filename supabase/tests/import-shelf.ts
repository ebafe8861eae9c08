import { gameRow, startSupabase } from "./harness.ts";
import { importSteps } from "./import-steps.ts";

const GAMES = 60;
/** The first game without a release; those after it have none either. */
export const UNRELEASED = 50;

/** The row of a file with the id of a game. */
export const game = (igdb_id: number, rest: object = {}) => ({ title: "x", igdb_id, ...rest });

export const failure = (call: Promise<unknown>) =>
  call.then(
    () => null,
    ({ code, message }) => ({ code, message }),
  );

/** A server with generated games, and a user who imports them. */
export async function startImportShelf() {
  const server = await startSupabase();
  const owner = await server.newUser();
  const steps = importSteps(owner);
  await server.sql(
    `insert into public.games (id, slug, name, first_release_date, total_rating, cover_image_id, platforms, updated_at)
     select n, 'title-' || n, 'Zq' || chr(96 + n / 10) || chr(97 + n % 10) || ' title', case when n < $2 then date '2011-04-18' end,
       80.126, 'co' || n, '{6}', now()
     from generate_series(1, $1) n`,
    [GAMES, UNRELEASED],
  );
  await server.sql(
    "insert into public.game_names (game_id, name, is_main) select id, name, true from public.games",
  );
  await server.sql(
    "insert into public.platforms (id, slug, name, abbreviation) values (6, 'win', 'PC (Microsoft Windows)', 'PC')",
  );

  async function clear(): Promise<void> {
    await server.sql("delete from public.user_games");
    await server.sql("delete from public.imports");
    await server.sql("delete from public.import_choices");
  }
  /** All columns but the time of the last change. */
  /** Without the times of the feed: an import and its undo are no news, and forget when a game got its status. */
  const shelf = () =>
    server
      .sql(
        "select to_jsonb(g) - '{updated_at,status_at,rated_at}'::text[] as game from public.user_games g order by game_id",
      )
      .then((rows) => rows.map(({ game }) => game as Record<string, unknown>));
  const put = (id: number, rest: Record<string, unknown> = {}) =>
    owner.client
      .from("user_games")
      .insert(gameRow(owner.id, id, rest))
      .throwOnError();
  async function importOf(...rows: object[]) {
    const id = await steps.read(rows);
    const written = await steps.write(id);
    return { id, written };
  }
  const begunAt = async (id: string) =>
    (await server.sql("select to_jsonb(created_at) as at from public.imports where id = $1", [id]))[0]?.at;
  return { server, owner, steps, clear, shelf, put, importOf, begunAt };
}
