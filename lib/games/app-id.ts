/** Steam's app ids are unsigned 32-bit integers. */
export const MAX_APP_ID = 4_294_967_295;

/** Null unless it is digits only, from 1, without leading zeros. */
export function parseAppId(text: string): number | null {
  if (!/^[1-9]\d{0,9}$/.test(text)) return null;
  const id = Number(text);
  return id <= MAX_APP_ID ? id : null;
}
