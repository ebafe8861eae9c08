const AGE_RATING_LABELS: Readonly<Record<number, string>> = {
  1: "3+",
  2: "E",
  3: "E10+",
  4: "T",
  5: "M",
  6: "AO",
  7: "RP",
};

/** What the badge shows for a code, or null for any other code. */
export function ageRatingLabel(code: number | null): string | null {
  return code === null ? null : (AGE_RATING_LABELS[code] ?? null);
}
