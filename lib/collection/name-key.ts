const NAME_KEY_MAX_LENGTH = 500;

/**
 * A text without case and accents, as the database's `game_name_key` has it: "Ōkami" and "okami" are the same.
 * (supabase/migrations/20261121110000_shelf_sorts.sql)
 */
export function nameKey(text: string): string {
  const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]+/g, "");
  // Letter by letter: a whole word would end in another sigma than Postgres writes.
  const lower = Array.from(bare, (letter) => letter.toLowerCase()).join("");
  return Array.from(lower.normalize("NFKC")).slice(0, NAME_KEY_MAX_LENGTH).join("");
}
