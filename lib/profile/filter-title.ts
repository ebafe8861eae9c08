import { monthTitle } from "@/lib/months";
import { ratingText } from "@/lib/stars";
import type { GamesFilter } from "./games-filter";

/** @param name the catalogue's, of a genre, theme, platform or developer */
export function filterTitle({ kind, value, completedIn }: GamesFilter, name: string | null): string {
  switch (kind) {
    case "decade":
      return `Released in the ${value}s`;
    case "rating":
      return `Rated ${ratingText(Number(value))}`;
    case "added":
      return `Added in ${value}`;
    case "added-before":
      return `Added before ${value}`;
    case "completed":
      return `Completed in ${monthTitle(value)}`;
    case "played":
      return `Played in ${monthTitle(value)}`;
    default:
      return `${name}${completedIn ? `, completed in ${completedIn}` : ""}`;
  }
}
