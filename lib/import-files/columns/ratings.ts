import { RATING_SCALES, type RatingScale } from "../entry.ts";
import { wordsOf } from "../headers.ts";
import { ratingOf } from "../numbers.ts";
import { type Rating, readRating } from "../ratings.ts";
import { type ColumnReading, isEmpty, memoized, readColumn, sampleOf } from "./column.ts";

export type RatingColumn = ColumnReading<number> & {
  /** The scale of plain numbers; null if there are none. */
  scale: RatingScale | null;
  isCertain: boolean;
};

/** Returns 0.5–10 in halves. 0 means "not rated". */
export function readRatingColumn(
  cells: readonly string[],
  { header = "", scale: chosen }: { header?: string; scale?: RatingScale } = {},
): RatingColumn {
  const ratings = cells.map(memoized((cell) => (isEmpty(cell) ? null : readRating(cell))));
  const { scale, isCertain } = chosen ? { scale: chosen, isCertain: true } : scaleOf(ratings, header);
  const reading = readColumn(cells, (_, index) => {
    const rating = ratings[index];
    if (!rating) return null;
    if (rating.value === 0) return "empty";
    return ratingOf(rating.value, rating.scale ?? scale ?? 10) ?? "outlier";
  });
  return { ...reading, scale, isCertain };
}

type Scale = { scale: RatingScale | null; isCertain: boolean };

/** The scale of plain numbers. A few outliers do not decide against all others. */
function scaleOf(ratings: (Rating | null)[], header: string): Scale {
  const given = ratings.filter((rating) => rating !== null);
  const plain = given.filter(({ scale, value }) => scale === null && value > 0).map(({ value }) => value);
  if (plain.length === 0) return { scale: null, isCertain: true };
  const beyond = (scale: number) => plain.filter((value) => value > scale).length;
  const others = new Set(given.map(({ scale }) => scale).filter((scale) => scale !== null));
  const named = RATING_SCALES.find(
    (scale) => scale === scaleInHeader(header) || (others.size === 1 && others.has(scale)),
  );
  if (named && beyond(named) <= plain.length / 20) return { scale: named, isCertain: true };
  const count = plain.length;
  const tolerated = new Map<RatingScale, number>([
    [5, count / 50],
    [10, count < 3 ? 0 : Math.max(1, count / 20)],
    [20, count / 50],
    [100, count],
  ]);
  const scale = RATING_SCALES.find((scale) => beyond(scale) <= (tolerated.get(scale) ?? 0)) ?? 100;
  const isEnough = count >= 8 || (count >= 3 && plain.some((value) => value % 1 !== 0));
  const isCertain = {
    5: isEnough,
    10: beyond(10) === 0 || count >= 20,
    20: isEnough,
    100: beyond(20) > count / 2,
  };
  return { scale, isCertain: isCertain[scale] };
}

function scaleInHeader(header: string): number | null {
  const [, of] = /(?:\/|out of|of|1\s?[-–]|0\s?[-–]|von|sur|max\.?)\s?(\d{1,3})\b/i.exec(header) ?? [];
  if (of) return Number(of);
  if (
    header.includes("%") ||
    wordsOf(header).some((word) => /^percent|^prozent|^pourcent|^porcent/.test(word))
  )
    return 100;
  return wordsOf(header).some((word) => /^(?:stars?|sterne?|etoiles?|estrell?as?|stelle)$/.test(word))
    ? 5
    : null;
}

const SITE =
  /^(?:critics?|critic|metacritic|metascore|opencritic|average|avg|mean|community|site|global|igdb|users|press|world|kritiker|durchschnitt|moyenne|media|promedio|presse)$/;
const OWN = /^(?:my|mine|own|user|personal|mein|meine|meiner|ma|mon|mi|mis|mio|mia|minha|meu|moja|moje|muj)$/;

/** Whether a score is that of a site or of critics: by its header, or because its values are no steps of a scale. */
export function looksLikeAverage(cells: readonly string[], header = ""): boolean {
  const words = wordsOf(header);
  if (words.some((word) => OWN.test(word))) return false;
  if (words.some((word) => SITE.test(word))) return true;
  const values = sampleOf(cells)
    .map(readRating)
    .filter((rating) => rating !== null)
    .map(({ value }) => value);
  const isStep = (value: number) => Number.isInteger(value * 2);
  return values.length > 1 && values.filter((value) => !isStep(value)).length > values.length / 2;
}
