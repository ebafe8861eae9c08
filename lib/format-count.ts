const IN_COMMAS = ["en", "en-US", "en-GB", "en-CA", "en-AU"];

export function formatCountLocally(value: number, language: string): string {
  return IN_COMMAS.includes(language) ? formatCount(value) : value.toLocaleString(language || undefined);
}

/** "1,234,567", "1,234.5". Without `Intl`, whose first use costs a phone's first load tens of milliseconds. */
export function formatCount(value: number): string {
  const [whole = "", ...fraction] = String(value).split(".");
  return [whole.replace(/\B(?=(\d{3})+$)/g, ","), ...fraction].join(".");
}

/** "1 game", "1,234 games". */
export const gamesText = (count: number) => `${formatCount(count)} ${count === 1 ? "game" : "games"}`;
