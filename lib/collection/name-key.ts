const NAME_KEY_MAX_LENGTH = 500;

/** A text without case and accents, exactly as the database computes `game_name_key`. */
export function nameKey(text: string): string {
  const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]+/g, "");
  // Letter by letter: a whole word would end in another sigma than Postgres writes.
  const lower = Array.from(bare, (letter) => letter.toLowerCase()).join("");
  return Array.from(lower.normalize("NFKC")).slice(0, NAME_KEY_MAX_LENGTH).join("");
}
