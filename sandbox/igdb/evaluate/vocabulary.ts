import { isWithinEdits } from "./words.ts";

const MAX_PREFIX_WORDS = 3000;

/** A known word and its similarity to the requested one, 0 to 1. */
export type WordMatch = { word: number; quality: number };

/** The sorted words of an index, found by word, prefix, part, or similarity. */
export class Vocabulary {
  readonly #words: readonly string[];
  #byTrigram: Map<string, number[]> | null = null;

  constructor(sortedWords: readonly string[]) {
    this.#words = sortedWords;
  }

  /** Best first. Prefixes match for the last word and for unknown words. */
  find(asked: string, isLast: boolean): WordMatch[] {
    const start = this.#firstFrom(asked);
    const isKnown = this.#words[start] === asked;
    const matches: WordMatch[] = isKnown ? [{ word: start, quality: 1 }] : [];
    if (isKnown && !isLast) return matches;
    for (let word = isKnown ? start + 1 : start; word < start + MAX_PREFIX_WORDS; word += 1) {
      if (!this.#words[word]?.startsWith(asked)) break;
      matches.push({ word, quality: 0.8 });
    }
    if (matches.length > 0 || asked.length < 2) return matches;
    return [...this.#containing(asked), ...this.#nearly(asked)];
  }

  #firstFrom(asked: string): number {
    let low = 0;
    let high = this.#words.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if ((this.#words[middle] ?? "") < asked) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  #containing(asked: string): WordMatch[] {
    return this.#words.flatMap((word, index) =>
      word.includes(asked) ? [{ word: index, quality: 0.6 }] : [],
    );
  }

  #nearly(asked: string): WordMatch[] {
    const edits = asked.length >= 8 ? 2 : asked.length >= 4 ? 1 : 0;
    if (edits === 0 || asked.length > 40) return [];
    const shared = new Map<number, number>();
    for (const trigram of trigramsOf(asked)) {
      for (const word of this.#trigrams().get(trigram) ?? []) shared.set(word, (shared.get(word) ?? 0) + 1);
    }
    // A word has as many trigrams as letters, and one edit changes at most four of them.
    const least = Math.max(1, asked.length - 4 * edits);
    return [...shared].flatMap(([word, count]) =>
      count >= least && isWithinEdits(asked, this.#words[word] ?? "", edits) ? [{ word, quality: 0.5 }] : [],
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
