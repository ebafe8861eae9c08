import "server-only";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import { type CardGame, drawGameCard } from "./draw-game-card";
import { drawInTurn } from "./drawing-queue";
import { readCover } from "./read-cover";

/** What is read of a game for its card. */
export type CardSource = Omit<CardGame, "genres"> & {
  id: number;
  genres: readonly { name: string }[];
  coverUrl: string | null;
};

export type GameCard = {
  image: Buffer;
  /** False where the game has a cover that could not be had just now: such a card is not to be kept. */
  isComplete: boolean;
};

/** A game's social card as a JPEG of 1200 × 630 pixels. It is drawn without the cover where that cannot be had. */
export async function getGameCard(game: CardSource): Promise<GameCard> {
  const { name, releaseYear, rating } = game;
  const subject = { name, releaseYear, rating, genres: game.genres.map((genre) => genre.name) };
  const cover = game.coverUrl === null ? null : await readCover(game.coverUrl, "cover_big_2x");
  if (cover) {
    try {
      const image = await drawInTurn(() => drawGameCard(subject, cover));
      return { image, isComplete: true };
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn("card_cover_left_out", { gameId: game.id, error });
    }
  }
  const image = await drawInTurn(() => drawGameCard(subject, null));
  return { image, isComplete: game.coverUrl === null };
}
