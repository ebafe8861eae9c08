export const MAX_HIGHLIGHTS = 7;

type Game = { game_id: number };

/** The lists' games in turn, each game once, and at most `MAX_HIGHLIGHTS`. */
export function chooseHighlights<Row extends Game>(...lists: readonly (readonly Row[])[]): Row[] {
  const chosen = new Map<number, Row>();
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  for (let index = 0; index < longest; index++) {
    for (const list of lists) {
      const row = list[index];
      if (row && chosen.size < MAX_HIGHLIGHTS) chosen.set(row.game_id, chosen.get(row.game_id) ?? row);
    }
  }
  return [...chosen.values()];
}
