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

/** Normalises a name: lower case, no accents or trademark signs, single spaces. */
export function foldName(name: string): string {
  return name
    .replace(/[™℠®©]/g, " ")
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}+/gu, "")
    .replace(/[æœøßłđðþ]/g, (letter) => LETTERS[letter] ?? letter)
    .replace(/['’`´]|(?<=\p{L})\.(?=\p{L})/gu, "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

export function wordsOf(folded: string): string[] {
  return folded === "" ? [] : [...new Set(folded.split(" "))];
}

/** Hyphenated words as one word: "spiderman" finds "Spider-Man". */
export function joinedWords(name: string): string[] {
  return (name.match(/\p{L}+(?:-\p{L}+)+/gu) ?? []).map((word) => foldName(word.replaceAll("-", "")));
}

/** Whether the edit distance, with swaps of neighbours, is at most `most`. */
export function isWithinEdits(left: string, right: string, most: number): boolean {
  if (Math.abs(left.length - right.length) > most) return false;
  const rows: number[][] = [Array.from({ length: right.length + 1 }, (_, column) => column)];
  const cost = (row: number, column: number) => rows[row]?.[column] ?? most + 1;
  for (let row = 1; row <= left.length; row += 1) {
    const current = [row];
    rows.push(current);
    for (let column = 1; column <= right.length; column += 1) {
      const isSame = left[row - 1] === right[column - 1];
      const isSwap = left[row - 1] === right[column - 2] && left[row - 2] === right[column - 1];
      current.push(
        Math.min(
          cost(row - 1, column - 1) + (isSame ? 0 : 1),
          cost(row - 1, column) + 1,
          cost(row, column - 1) + 1,
          isSwap ? cost(row - 2, column - 2) + 1 : most + 1,
        ),
      );
    }
    if (Math.min(...current) > most) return false;
  }
  return cost(left.length, right.length) <= most;
}
