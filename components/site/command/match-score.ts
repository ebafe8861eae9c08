const MIN_TYPO_LENGTH = 4;

/** The score of a label that begins with the text. */
export const BEGINNING = 40;

/**
 * How well a label or its other words match a typed text, 0 for not at all: the beginning of the label, then the beginnings of
 * its words ("im st" and "imst" find "Import from Steam"), then the same with one typo in each word of four letters or more.
 */
export function matchScore(typed: string, label: string, words = ""): number {
  const text = wordsOf(typed);
  if (text.length === 0) return 0;
  return Math.max(scoreOf(text, wordsOf(label)), scoreOf(text, wordsOf(words)) - 5);
}

function wordsOf(text: string): string[] {
  const bare = text.normalize("NFKD").replace(/[\u0300-\u036f]+/g, "");
  return bare.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

function scoreOf(typed: string[], words: string[]): number {
  if (words.join(" ").startsWith(typed.join(" "))) return BEGINNING;
  if (typed.every((part) => words.some((word) => word.startsWith(part)))) return 30;
  if (typed.length === 1 && isOfBeginnings(typed[0] ?? "", words)) return 20;
  return typed.every((part) => words.some((word) => beginsAlmost(word, part))) ? 10 : 0;
}

/** Whether a text consists of beginnings of some of the words, in their order. */
function isOfBeginnings(text: string, [word, ...rest]: string[]): boolean {
  if (text === "") return true;
  if (word === undefined) return false;
  let length = 0;
  while (length < Math.min(word.length, text.length) && word[length] === text[length]) length++;
  for (; length >= 0; length--) {
    if (isOfBeginnings(text.slice(length), rest)) return true;
  }
  return false;
}

/** With one letter missing, added, replaced or swapped with the next. */
function beginsAlmost(word: string, typed: string): boolean {
  if (word.startsWith(typed)) return true;
  if (typed.length < MIN_TYPO_LENGTH) return false;
  let at = 0;
  while (at < typed.length && word[at] === typed[at]) at++;
  const [rest, tail] = [word.slice(at), typed.slice(at)];
  return (
    rest.startsWith(tail.slice(1)) ||
    rest.slice(1).startsWith(tail) ||
    rest.slice(1).startsWith(tail.slice(1)) ||
    (tail.length > 1 && rest.startsWith(`${tail[1]}${tail[0]}${tail.slice(2)}`))
  );
}
