/** Where `toLocaleString` groups as `formatCount` does. */
const IN_COMMAS = ["en", "en-US", "en-GB", "en-CA", "en-AU"];

/** A whole number in the groups of its reader's language, by `Intl` only where those are not the English ones. */
export function formatCountLocally(value: number, language: string): string {
  return IN_COMMAS.includes(language) ? formatCount(value) : value.toLocaleString(language || undefined);
}

/**
 * A number in English groups of thousands: "1,234,567", "1,234.5". Not by `Intl`: the first number that it formats in a
 * page costs a phone's first load tens of milliseconds.
 */
export function formatCount(value: number): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}
