import { z } from "zod";
import { MAX_APP_ID } from "@/lib/games/app-id";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { toStorable } from "@/lib/storable-text";
import { MAX_BATCH } from "./import-queue";

/** Longer than any name in Steam's shop. */
const NAME_MAX_LENGTH = 300;
/** The database's limit. */
const MAX_MINUTES = 60_000_000;

export type MatchedBy = "person" | "steam_id" | "name" | "search";

export const libraryQuerySchema = z.strictObject({
  steamid: z.string().max(200, "That is too long for a Steam ID.").default(""),
});

/** Where "Sign in through Steam" begins and ends. */
const SIGN_IN_PAGES = ["settings", "import"] as const;
export type SignInPage = (typeof SIGN_IN_PAGES)[number];
export const signInBodySchema = z.strictObject({ page: z.enum(SIGN_IN_PAGES) });
export type SignInResult = "saved" | "cancelled" | "expired" | "refused" | "unavailable" | "not_saved";

/** The spec's library game; play time in minutes. */
export type LibraryGame = {
  appid: number;
  name: string;
  /** A hash below the answer's `iconsUrl`; empty for no icon. */
  img_icon_url: string;
  playtime_forever: number;
};

export type LibraryAnswer = {
  steamid: string;
  iconsUrl: string;
  response: { game_count: number; games: LibraryGame[] };
};

/** An automatic sync runs once a day, for users who have chosen so. */
export const syncBodySchema = z.strictObject({ automatic: z.boolean() });
export type BegunSync = {
  isDue: boolean;
  /** Apps of games that the user has removed: a sync does not add them again. */
  removedApps: number[];
};

export const wishlistBodySchema = libraryQuerySchema;
export type WishlistAnswer = {
  /** 0 for an empty wishlist and for a private one: Steam's answers are equal. */
  total: number;
  added: number;
};

const name = z
  .string()
  .transform((text) => [...toStorable(text).trim()].slice(0, NAME_MAX_LENGTH).join(""))
  .pipe(z.string().min(1, "must not be empty"));
const minutes = z
  .number()
  .int()
  .nonnegative()
  .transform((value) => Math.min(value, MAX_MINUTES));
const appid = z.number().int().positive().max(MAX_APP_ID);

const appSchema = z.strictObject({ appid, name, playtimeMinutes: minutes });
export type App = z.infer<typeof appSchema>;

export const importBodySchema = z.strictObject({
  apps: z.array(appSchema).min(1).max(MAX_BATCH),
  /** Chosen by the client, the same for all batches that can be undone together; a sync has none. */
  importId: z.uuid().optional(),
});

export const correctBodySchema = z.strictObject({
  gameId: z.number().int().positive().max(MAX_GAME_ID),
  name,
  playtimeMinutes: minutes,
});
export type Correction = z.infer<typeof correctBodySchema>;

/** Nulls if the catalogue has no game. */
export type ImportResult = {
  appid: number;
  game: {
    id: number;
    name: string;
    path: string;
    coverUrl: string | null;
    releaseYear: number | null;
  } | null;
  matchedBy: MatchedBy | null;
  isNew: boolean;
};

/** By app id. */
export type Imports = Record<
  string,
  { gameId: number; gameName: string; matchedBy: MatchedBy; playtimeMinutes: number }
>;
