import type { RemovalLosses } from "@/lib/collection/schema";
import { formatCount } from "@/lib/format-count";

/** One or two sentences on what is removed with `count` games. */
export function lossesInWords(count: number, { games, plays, copies, tags }: RemovalLosses): string {
  const lost = list([
    ...amount(plays, "play", "plays"),
    ...amount(copies, "copy", "copies"),
    ...amount(tags, "tag", "tags"),
  ]);
  const verb = plays + copies + tags === 1 ? "goes" : "go";
  const what =
    count === 1
      ? `Your ${lost} of this game ${verb} with it.`
      : `${games === count ? "They have" : `${formatCount(games)} of them ${games === 1 ? "has" : "have"}`} ${lost}, which ${verb} with them.`;
  const subject = count === 1 ? "It stays" : "They stay";
  return `${what} ${subject} in your lists. Undo brings everything back.`;
}

const amount = (number: number, one: string, many: string) =>
  number === 0 ? [] : [`${formatCount(number)} ${number === 1 ? one : many}`];

function list(parts: readonly string[]): string {
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(", ")} and ${last}`;
}
