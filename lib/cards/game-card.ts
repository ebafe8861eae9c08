import "server-only";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";
import type { Card } from "./card-cache";
import { type CardGame, drawGameCard } from "./draw-game-card";
import type { Draw } from "./drawing-queue";
import { readCover } from "./read-cover";

type CardSource = Omit<CardGame, "genres"> & {
  id: number;
  genres: readonly { name: string }[];
  coverUrl: string | null;
};

export async function getGameCard(game: CardSource, draw: Draw): Promise<Card> {
  const { name, releaseYear, rating } = game;
  const subject = { name, releaseYear, rating, genres: game.genres.map((genre) => genre.name) };
  const cover = game.coverUrl === null ? null : await readCover(game.coverUrl, "cover_big_2x");
  if (cover) {
    try {
      const image = await draw(() => drawGameCard(subject, cover));
      return { image, isComplete: true };
    } catch (error) {
      if (error instanceof AppError) throw error;
      log.warn("card_cover_left_out", { gameId: game.id, error });
    }
  }
  const image = await draw(() => drawGameCard(subject, null));
  return { image, isComplete: game.coverUrl === null };
}
