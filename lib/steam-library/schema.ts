import { z } from "zod";
import { MAX_APP_ID } from "@/lib/games/app-id";
import { MAX_GAME_ID } from "@/lib/games/game-id";
import { toStorable } from "@/lib/storable-text";
import { MAX_BATCH } from "./import-queue";

/** Longer names are cut: no name in Steam's shop is. */
const NAME_MAX_LENGTH = 300;
/** Minutes: as many as the database takes. */
const MAX_MINUTES = 60_000_000;

/** How an app found its game. */
export const MATCHED_BY = ["person", "steam_id", "name", "search"] as const;
export type MatchedBy = (typeof MATCHED_BY)[number];

/** The query of `GET /api/steam/library`: an id, a profile's address or its own name. */
export const libraryQuerySchema = z.strictObject({
  steamid: z.string().max(200, "That is too long for a Steam ID.").default(""),
});

/** The spec's library game, with Steam's play time in minutes. */
const libraryGameSchema = z.object({
  appid: z.number().int(),
  name: z.string(),
  /** A hash; empty for no icon. `iconsUrl` of the answer is where they lie. */
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

export const importBodySchema = z.strictObject({ apps: z.array(appSchema).min(1).max(MAX_BATCH) });

/** `PUT /api/collection/import/{appid}`: which game the app is. */
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

/** What became of an app: the game that it is on the shelf now, or nulls where the catalogue has none. */
export const importResultSchema = z.object({
  appid: z.number().int(),
  game: matchedGameSchema.nullable(),
  matchedBy: z.enum(MATCHED_BY).nullable(),
  /** The game was not on the shelf before. */
  isNew: z.boolean(),
});
export type ImportResult = z.infer<typeof importResultSchema>;

export const importAnswerSchema = z.object({ results: z.array(importResultSchema) });

/** An app that is imported already. */
const importedAppSchema = z.object({
  gameId: z.number().int(),
  gameName: z.string(),
  matchedBy: z.enum(MATCHED_BY),
  playtimeMinutes: z.number().int(),
});
export type ImportedApp = z.infer<typeof importedAppSchema>;

/** What is imported already, by app id. */
export type Imports = Record<string, ImportedApp>;

/** The answer of `GET /api/collection/import`. */
export const importsAnswerSchema = z.object({ imports: z.record(z.string(), importedAppSchema) });
