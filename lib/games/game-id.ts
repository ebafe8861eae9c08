/** IGDB's ids are 32-bit integers. */
export const MAX_GAME_ID = 2_147_483_647;

/** Null unless it is digits only, from 1, without leading zeros. */
export function parseGameId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_GAME_ID ? id : null;
}
