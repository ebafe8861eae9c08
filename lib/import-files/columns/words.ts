/** The words of a header in lower case and without accents: `gameMins` and `Game mins` are `game`, `mins`. */
export function wordsOf(header: string): string[] {
  const apart = header
    .slice(0, 200)
    .replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2")
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase();
  return apart.match(/\p{L}+/gu) ?? [];
}
