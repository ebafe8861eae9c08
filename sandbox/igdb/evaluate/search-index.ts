import { Vocabulary } from "./vocabulary.ts";
import { foldName, joinedWords, wordsOf } from "./words.ts";

const MAX_WORDS = 12;
const MAX_TEXT = 200;
/** The share of the query that a name must match; rare words weigh more. */
const MIN_COVERAGE = 0.6;

/** A name of a row. `weight`, 0 to 1, is the row's popularity. */
export type NamedRow = { position: number; name: string; isAlias: boolean; weight: number };

type Entry = NamedRow & { folded: string };

export class SearchIndex {
  readonly #entries: Entry[];
  readonly #vocabulary: Vocabulary;
  readonly #entriesByWord: number[][];

  constructor(names: readonly NamedRow[]) {
    this.#entries = names.map((row) => ({ ...row, folded: foldName(row.name) }));
    const byWord = new Map<string, number[]>();
    this.#entries.forEach(({ name, folded }, entry) => {
      for (const word of new Set([...wordsOf(folded), ...joinedWords(name)])) {
        const entries = byWord.get(word);
        if (entries) entries.push(entry);
        else byWord.set(word, [entry]);
      }
    });
    const words = [...byWord.keys()].sort();
    this.#vocabulary = new Vocabulary(words);
    this.#entriesByWord = words.map((word) => byWord.get(word) ?? []);
  }

  /** Positions of rows, best first: exact name, prefix, all words, similar. */
  search(text: string): number[] {
    const query = foldName(text.slice(0, MAX_TEXT));
    const words = wordsOf(query).slice(0, MAX_WORDS);
    const found = new Float32Array(this.#entries.length);
    const quality = new Float32Array(this.#entries.length);
    const seenFor = new Uint8Array(this.#entries.length);
    const touched: number[] = [];
    let totalRarity = 0;
    words.forEach((word, index) => {
      const matches = this.#vocabulary.find(word, index === words.length - 1);
      const frequency = matches.reduce(
        (sum, match) => sum + (this.#entriesByWord[match.word]?.length ?? 0),
        0,
      );
      const rarity = Math.log(1 + this.#entries.length / Math.max(1, frequency));
      totalRarity += rarity;
      for (const match of matches) {
        for (const entry of this.#entriesByWord[match.word] ?? []) {
          if (seenFor[entry] === index + 1) continue;
          if (seenFor[entry] === 0) touched.push(entry);
          seenFor[entry] = index + 1;
          found[entry] = (found[entry] ?? 0) + rarity;
          quality[entry] = (quality[entry] ?? 0) + rarity * match.quality;
        }
      }
    });
    const matching = touched.filter((entry) => (found[entry] ?? 0) >= MIN_COVERAGE * totalRarity);
    return this.#rank(query, matching, (entry) => (quality[entry] ?? 0) / (totalRarity || 1));
  }

  #rank(query: string, entries: readonly number[], qualityOf: (entry: number) => number): number[] {
    const best = new Map<number, number>();
    for (const index of entries) {
      const entry = this.#entries[index];
      if (!entry) continue;
      const score = scoreOf(entry, query, qualityOf(index));
      if (score > (best.get(entry.position) ?? 0)) best.set(entry.position, score);
    }
    return [...best]
      .sort((left, right) => right[1] - left[1] || left[0] - right[0])
      .map(([position]) => position);
  }
}

function scoreOf({ folded, isAlias, weight }: Entry, query: string, quality: number): number {
  const step = folded === query ? 40 : folded.startsWith(query) ? 30 : quality > 0.79 ? 20 : 10;
  const likeness = Math.min(1, query.length / Math.max(1, folded.length));
  return step + 3 * quality + 2 * likeness + 3 * weight - (isAlias ? 1.5 : 0);
}
