import type { Game } from "./schema";

export type GameSection = { id: string; title: string };

export function gameSections(game: Game): GameSection[] {
  const sections: [boolean, string, string][] = [
    [game.description !== null, "about", "About"],
    [game.storyline !== null, "storyline", "Storyline"],
    [true, "reviews", "Reviews"],
    [game.screenshots.length > 0, "screenshots", "Screenshots"],
    [game.videos.length > 0, "videos", "Videos"],
    [game.dlcs.length + game.expansions.length > 0, "dlcs-and-expansions", "DLCs and Expansions"],
    [game.remakes.length > 0, "remakes", "Remakes"],
    [game.remasters.length > 0, "remasters", "Remasters"],
    [game.similarGames.length > 0, "similar-games", "Similar Games"],
  ];
  return sections.flatMap(([isThere, id, title]) => (isThere ? [{ id, title }] : []));
}
