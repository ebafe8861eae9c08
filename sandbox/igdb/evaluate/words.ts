const LETTERS: Record<string, string> = {
  æ: "ae",
  œ: "oe",
  ø: "o",
  ß: "ss",
  ł: "l",
  đ: "d",
  ð: "d",
  þ: "th",
};

/** A name as people type it: small letters, no accents, words with one space between. */
export function foldName(name: string): string {
  return name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[æœøßłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`´]|(?<=\p{L})\.(?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The words of a folded name. */
export function wordsOf(folded: string): string[] {
  return folded === "" ? [] : [...new Set(folded.split(" "))];
}

/** Words that a hyphen joins, as one: whoever looks for "spiderman" means "Spider-Man". */
export function joinedWords(name: string): string[] {
  return (name.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) => foldName(word.replaceAll("-", "")));
}

/** Whether at most `most` letters have to be changed, added or dropped. */
export function isWithinEdits(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  let previous = Array.from({ length: right.length + 1 }, (_, index) => index);
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= right.length; column += 1) {
      const change = (previous[column - 1] ?? 0) + (left[row - 1] === right[column - 1] ? 0 : 1);
      current.push(Math.min(change, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    if (Math.min(...current) > most) return false;
    previous = current;
  }
  return (previous[right.length] ?? most + 1) <= most;
}
