import type { GameSummary } from "@/lib/games/schema";

/** What a card shows of a game; as props of a client component it is part of the page beside the HTML. */
export type CardGame = Omit<GameSummary, "genres" | "path" | "releaseYear" | "releasePeriod"> & {
  releasePeriod?: string | null;
  genres: { name: string }[];
};

export function toCardGame(game: GameSummary): CardGame {
  const { id, name, coverUrl, rating, releaseDate, releasePeriod, genres, category } = game;
  return {
    id,
    name,
    coverUrl,
    rating: rating === null ? null : Math.round(rating),
    releaseDate,
    ...(releasePeriod ? { releasePeriod } : {}),
    genres: genres.map((genre) => ({ name: genre.name })),
    category,
  };
}
