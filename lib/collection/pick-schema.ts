import { z } from "zod";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { parsePick } from "./pick-choices";
import type { Status } from "./status";

const text = z.string().max(100, "A choice is too long.").optional();

export const pickQuerySchema = z
  .strictObject({
    time: text,
    with: text,
    genre: text,
    theme: text,
    platform: text,
    seed: text,
    shown: z.string().max(1000, "A choice is too long.").optional(),
  })
  .transform((query) => {
    const values = new Map(Object.entries(query));
    return parsePick({ get: (name) => values.get(name) ?? null });
  });

export const skipBodySchema = z.strictObject({ gameId: z.number().int().min(1).max(MAX_GAME_ID) });

/** Why a game is suggested; all of it is true of the user's shelf. */
export type PickReason =
  | { kind: "stopped"; hours: number }
  | { kind: "left"; hours: number; of: number }
  | { kind: "length"; hours: number }
  /** `is`: what the rated game is to the suggested one. */
  | { kind: "series"; game: string; rating: number; is: "sequel" | "predecessor" }
  | { kind: "studio"; game: string; rating: number }
  | { kind: "critics"; rating: number }
  | { kind: "since"; month: string };

export type PickedGame = {
  id: number;
  name: string;
  path: string;
  coverUrl: string | null;
  status: Status;
  year: number | null;
  genres: string[];
  reasons: PickReason[];
};

/** `total`: games that fit. */
export type PickAnswer = { total: number; games: PickedGame[] };
