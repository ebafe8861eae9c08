import type { Target } from "./scenario.ts";

const LIST_PAGE = 20;

export type SomeGame = { id: number; path: string };

export async function someGames({ innocent }: Target, count: number): Promise<SomeGame[]> {
  const games: SomeGame[] = [];
  while (games.length < count) {
    const response = await innocent(`/api/games?list=popular&offset=${games.length}`);
    if (!response.ok) throw new Error(`The list of games returns ${response.status}.`);
    const found: { games: SomeGame[] } = await response.json();
    if (found.games.length === 0) throw new Error(`There are only ${games.length} popular games.`);
    games.push(...found.games);
  }
  return games.slice(0, count).map(({ id, path }) => ({ id, path }));
}

/** Fills the app's cache with these games, so that the measurement does not depend on IGDB's rate limit. */
export async function warmUp({ innocent }: Target, games: SomeGame[]): Promise<void> {
  for (let first = 0; first < games.length; first += LIST_PAGE) {
    const some = games.slice(first, first + LIST_PAGE);
    await Promise.all(some.map(async ({ path }) => (await innocent(path)).arrayBuffer()));
  }
}
