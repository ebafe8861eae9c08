import { isWithinEdits } from "./words.ts";

const MAX_PREFIX_WORDS = 3000;

/** A known word and its similarity to the query, 0 to 1. */
type WordMatch = { word: number; quality: number };

/** The sorted words of an index, found by word, prefix, part, or similarity. */
export class Vocabulary {
  readonly #words: readonly string[];
  #byTrigram: Map<string, number[]> | null = null;

  constructor(sortedWords: readonly string[]) {
    this.#words = sortedWords;
  }

  /** Best first. Prefixes match for the last word and for unknown words. */
  find(query: string, isLast: boolean): WordMatch[] {
    const start = this.#firstFrom(query);
    const isKnown = this.#words[start] === query;
    const matches: WordMatch[] = isKnown ? [{ word: start, quality: 1 }] : [];
    if (isKnown && !isLast) return matches;
    for (let word = isKnown ? start + 1 : start; word < start + MAX_PREFIX_WORDS; word += 1) {
      if (!this.#words[word]?.startsWith(query)) break;
      matches.push({ word, quality: 0.8 });
    }
    if (matches.length > 0 || query.length < 2) return matches;
    return [...this.#containing(query), ...this.#similar(query)];
  }

  #firstFrom(query: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? "") < query) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #containing(query: string): WordMatch[] {
    return this.#words.flatMap((word, index) =>
      word.includes(query) ? [{ word: index, quality: 0.6 }] : [],
    );
  }

  #similar(query: string): WordMatch[] {
    const edits = query.length >= 8 ? 2 : query.length >= 4 ? 1 : 0;
    if (edits === 0 || query.length > 40) return [];
    const shared = new Map<number, number>();
    for (const trigram of trigramsOf(query)) {
      for (const word of this.#trigrams().get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    // A word has as many trigrams as letters, and one edit changes at most four of them.
    const least = Math.max(1, query.length - 4 * edits);
    return [...shared].flatMap(([word, count]) =>
      count >= least && isWithinEdits(query, this.#words[word] ?? "", edits) ? [{ word, quality: 0.5 }] : [],
    );
  }

  #trigrams(): Map<string, number[]> {
    if (this.#byTrigram) return this.#byTrigram;
    const byTrigram = new Map<string, number[]>();
    this.#words.forEach((word, index) => {
      for (const trigram of trigramsOf(word)) {
        const words = byTrigram.get(trigram);
        if (words) words.push(index);
        else byTrigram.set(trigram, [index]);
      }
    });
    this.#byTrigram = byTrigram;
    return byTrigram;
  }
}

function trigramsOf(word: string): Set<string> {
  const padded = ` ${word} `;
  return new Set(Array.from({ length: padded.length - 2 }, (_, index) => padded.slice(index, index + 3)));
}
