import type { RemovalLosses } from "@/lib/collection/schema";
import { formatCount, plural } from "@/lib/format-count";

/** One or two sentences on what is removed with `count` games. */
export function lossesInWords(count: number, { games, plays, copies, tags, reviews }: RemovalLosses): string {
  const isOne = count === 1;
  const lost = list([
    ...amount(plays, "play", "plays", isOne),
    ...amount(copies, "copy", "copies", isOne),
    ...amount(tags, "tag", "tags", isOne),
    ...amount(reviews, "review", "reviews", isOne),
  ]);
  const verb = plays + copies + tags + reviews === 1 ? "goes" : "go";
  const what = isOne
    ? `Your ${lost} ${verb} with it.`
    : `${games === count ? "They have" : `${formatCount(games)} of them ${games === 1 ? "has" : "have"}`} ${lost}, which ${verb} with them.`;
  const subject = isOne ? "It stays" : "They stay";
  return `${what} ${subject} in your lists. Undo brings everything back.`;
}

/** "2 plays"; of one game "play", which "Your" precedes. */
function amount(number: number, one: string, many: string, isOneGame: boolean): string[] {
  if (number === 0) return [];
  if (number === 1 && isOneGame) return [one];
  return [plural(number, one, many)];
}

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
