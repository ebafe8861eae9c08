/** Digits as stored, with commas: "1,234,567", "1,234.5". Without `Intl`, whose first formatter blocks a browser for tens of ms. */
export function formatCount(value: number): string {
  const [whole = "", fraction] = String(value).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, ",");
  return fraction === undefined ? grouped : `${grouped}.${fraction}`;
}

/** "100+" for a count that stops above `most`. */
export const formatCountUpTo = (most: number, count: number): string =>
  count > most ? `${formatCount(most)}+` : formatCount(count);

/** Hours below this are shown with their decimal. */
const FEW_HOURS = 10;

/** "6.5 h", "112 h". */
export const shortHours = (hours: number): string =>
  `${formatCount(hours < FEW_HOURS ? hours : Math.round(hours))} h`;

/** Languages whose separators are those of `formatCount`. */
const WITH_COMMAS = /^en(-(US|GB|CA|AU))?$/;

/** @param language the browser's; empty if it names none */
export const formatCountLocally = (value: number, language: string): string =>
  WITH_COMMAS.test(language) ? formatCount(value) : value.toLocaleString(language || undefined);

/** "1 game", "1,234 games"; `many` is for nouns with another plural. */
export const plural = (count: number, one: string, many = `${one}s`) =>
  `${formatCount(count)} ${count === 1 ? one : many}`;
