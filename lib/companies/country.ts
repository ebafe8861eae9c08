const NAMES = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** The English name by ISO 3166-1 number (392 is Japan); null for an unknown number. */
export function countryName(iso: number | null): string | null {
  if (iso === null || !Number.isInteger(iso) || iso < 1 || iso > 999) return null;
  // `Intl` knows the numbers as aliases of the two-letter codes.
  const { region } = new Intl.Locale(`und-${String(iso).padStart(3, "0")}`);
  const isCountry = region !== undefined && /^[A-Z]{2}$/.test(region) && region !== "ZZ";
  return isCountry ? (NAMES.of(region) ?? null) : null;
}
