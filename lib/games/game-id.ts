/** The database's bitmaps of games (`game_facets`) have 32,768 parts of 8,192. IGDB's ids are far below. */
export const MAX_GAME_ID = 268_435_455;

/** Null unless it is digits only, from 1, without leading zeros. */
export function parseGameId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_GAME_ID ? id : null;
}
