import { z } from "zod";
import { MAX_APP_ID } from "@/lib/games/app-id";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { toStorable } from "@/lib/storable-text";
import { MAX_BATCH } from "./import-queue";

/** Longer than any name in Steam's shop. */
const NAME_MAX_LENGTH = 300;
/** The database's limit. */
const MAX_MINUTES = 60_000_000;

export const MATCHED_BY = ["person", "steam_id", "name", "search"] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

export const libraryQuerySchema = z.strictObject({
  steamid: z.string().max(200, "That is too long for a Steam ID.").default(""),
});

/** Where "Sign in through Steam" begins and ends. */
const SIGN_IN_PAGES = ["settings", "import"] as const;
export type SignInPage = (typeof SIGN_IN_PAGES)[number];
export const signInBodySchema = z.strictObject({ page: z.enum(SIGN_IN_PAGES) });
export const signInAnswerSchema = z.object({ url: z.string() });
export type SignInResult = "saved" | "cancelled" | "expired" | "refused" | "unavailable" | "not_saved";

/** The spec's library game; play time in minutes. */
const libraryGameSchema = z.object({
  appid: z.number().int(),
  name: z.string(),
  /** A hash below the answer's `iconsUrl`; empty for no icon. */
  img_icon_url: z.string(),
  playtime_forever: z.number().int(),
});
export type LibraryGame = z.infer<typeof libraryGameSchema>;

export const libraryAnswerSchema = z.object({
  steamid: z.string(),
  iconsUrl: z.string(),
  response: z.object({ game_count: z.number().int(), games: z.array(libraryGameSchema) }),
});
export type LibraryAnswer = z.infer<typeof libraryAnswerSchema>;

/** An automatic sync runs once a day, for users who have chosen so. */
export const syncBodySchema = z.strictObject({ automatic: z.boolean() });
export const syncAnswerSchema = z.object({
  isDue: z.boolean(),
  /** Apps of games that the user has removed: a sync does not add them again. */
  removedApps: z.array(z.number().int()),
});
export type BegunSync = z.infer<typeof syncAnswerSchema>;

export const wishlistBodySchema = libraryQuerySchema;
export const wishlistAnswerSchema = z.object({
  /** 0 for an empty wishlist and for a private one: Steam's answers are equal. */
  total: z.number().int(),
  added: z.number().int(),
});
export type WishlistAnswer = z.infer<typeof wishlistAnswerSchema>;

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

const matchedGameSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  coverUrl: z.string().nullable(),
  releaseYear: z.number().int().nullable(),
});

/** Nulls where the catalogue has no game. */
export const importResultSchema = z.object({
  appid: z.number().int(),
  game: matchedGameSchema.nullable(),
  matchedBy: z.enum(MATCHED_BY).nullable(),
  isNew: z.boolean(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importAnswerSchema = z.object({ results: z.array(importResultSchema) });

const importedAppSchema = z.object({
  gameId: z.number().int(),
  gameName: z.string(),
  matchedBy: z.enum(MATCHED_BY),
  playtimeMinutes: z.number().int(),
});
type ImportedApp = z.infer<typeof importedAppSchema>;

/** By app id. */
export type Imports = Record<string, ImportedApp>;

export const importsAnswerSchema = z.object({ imports: z.record(z.string(), importedAppSchema) });
