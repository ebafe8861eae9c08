import { IMPORT_TITLES } from "./import-titles.ts";

/** The answer for one title of `IMPORT_TITLES`: the game that it was matched with, or the first candidate. */
export type TitleAnswer = { isMatched: boolean; isLikely: boolean; name: string | null; year: number | null };

/** The answers that are not right, in words, and how many are. */
export type TitleVerdict = {
  titles: number;
  /** Those whose game is in the catalogue. */
  known: number;
  /** … that were matched without asking. */
  unasked: number;
  /** … whose game is neither matched nor the first candidate. */
  notFound: string[];
  /** Matched without asking, of all titles. */
  wrong: string[];
  /** A wrong candidate that "accept all likely" would accept. */
  unlikely: string[];
};

/** `answers` are in the order of `IMPORT_TITLES`; undefined: no game was found. */
export function judgeTitles(answers: readonly (TitleAnswer | undefined)[]): TitleVerdict {
  const verdict: TitleVerdict = {
    titles: IMPORT_TITLES.length,
    known: 0,
    unasked: 0,
    notFound: [],
    wrong: [],
    unlikely: [],
  };
  for (const [index, { title, year, platform, game, mustAsk }] of IMPORT_TITLES.entries()) {
    const { isMatched = false, isLikely = false, ...found } = answers[index] ?? { name: null, year: null };
    const isRight =
      game !== null && found.name === game.name && (game.year === null || found.year === game.year);
    const text = `"${title}" (${year ?? platform}): ${isMatched ? "matched" : "asked"} ${found.name}, ${found.year}`;
    if (game) verdict.known++;
    if (game && isMatched) verdict.unasked++;
    if (game && !isRight) verdict.notFound.push(text);
    if (isMatched && (!isRight || mustAsk)) verdict.wrong.push(text);
    if (!isMatched && isLikely && !isRight) verdict.unlikely.push(text);
  }
  return verdict;
}
