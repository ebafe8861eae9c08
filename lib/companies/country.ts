const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name of a country by its ISO 3166-1 number (392 is Japan), or null for a number that is none. */
export function countryName(iso: number | null): string | null {
  if (iso === null || !Number.isInteger(iso) || iso < 1 || iso > 999) return null;
  // Unicode's locales know the numbers as other names of the two letters.
  const { region } = new Intl.Locale(`und-${String(iso).padStart(3, "0")}`);
  const isCountry = region !== undefined && /^[A-Z]{2}$/.test(region) && region !== "ZZ";
  return isCountry ? (NAMES.of(region) ?? null) : null;
}
