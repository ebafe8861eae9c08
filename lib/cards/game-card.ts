import "server-only";
import PQueue from "p-queue";
import { fetchBytes } from "@/lib/http/fetch-bytes";
import { processWide } from "@/lib/process-wide";
import { siteUrl } from "@/lib/site";
import { type CardGame, drawGameCard } from "./draw-game-card";

/** A link preview waits for a few seconds in all. */
const COVER_TIMEOUT_MS = 2500;
const MAX_COVER_BYTES = 4_000_000;
/** Drawing takes a core for a tenth of a second; pages have to be served beside it. */
const DRAWN_AT_ONCE = 2;

const queue = processWide("cards", () => new PQueue({ concurrency: DRAWN_AT_ONCE }));

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
  const cover = game.coverUrl === null ? null : await readCover(game.coverUrl);
  if (cover) {
    try {
      const image = await queue().add(() => drawGameCard(subject, cover));
      return { image, isComplete: true };
    } catch (error) {
      console.warn(`[cards] the cover of game ${game.id} is no picture:`, error);
    }
  }
  const image = await queue().add(() => drawGameCard(subject, null));
  return { image, isComplete: game.coverUrl === null };
}

function readCover(coverUrl: string): Promise<Buffer | null> {
  // In the sandbox, pictures lie below our own origin.
  const url = new URL(coverUrl.replace("/t_cover_big/", "/t_cover_big_2x/"), siteUrl());
  return fetchBytes(url, {
    timeoutMs: COVER_TIMEOUT_MS,
    maxBytes: MAX_COVER_BYTES,
    type: /^image\/(jpeg|png|webp)\b/,
  });
}
