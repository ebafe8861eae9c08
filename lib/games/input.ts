import "server-only";
import { z } from "zod";
import { parseAppId } from "./app-id";
import { parseGameId } from "./game-id";
import { GAME_LISTS } from "./genres";

/** Characters of a search text; the longest name in IGDB's catalogue is shorter. */
const MAX_SEARCH_LENGTH = 200;
/** No user scrolls this far; each offset is a cache entry. */
const MAX_OFFSET = 100_000;

export function idSchema(parse: (text: string) => number | null, message: string) {
  return z.string("is missing").transform((text, context) => {
    const id = parse(text);
    if (id !== null) return id;
    context.addIssue({ code: "custom", message });
    return z.NEVER;
  });
}

const gameId = idSchema(parseGameId, "must be a positive whole number");

export const gameIdParamsSchema = z.object({ gameId: idSchema(parseGameId, "The game's id is not valid.") });

const searchText = z
  .string("is missing")
  .max(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters`);

export const gameListQuerySchema = z.strictObject({
  list: z.enum(GAME_LISTS, `must be one of ${GAME_LISTS.join(", ")}`).default("popular"),
  offset: z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from 0 to ${MAX_OFFSET}`)
    .transform(Number)
    .refine((offset) => offset <= MAX_OFFSET, `must be a whole number from 0 to ${MAX_OFFSET}`)
    .default(0),
  dev: gameId.optional(),
  pub: gameId.optional(),
  q: searchText.optional(),
});

export const gameSearchQuerySchema = z.strictObject({ q: searchText });

/** A search of `gameListQuerySchema`. */
export const hiddenGamesQuerySchema = z.strictObject({
  q: searchText,
  dev: gameId.optional(),
  pub: gameId.optional(),
});

export const gameIdQuerySchema = z.strictObject({ gameId });

export const appIdSchema = z.string("is missing").transform((text, context) => {
  const id = parseAppId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "must be a Steam app id" });
  return z.NEVER;
});

export const playersQuerySchema = z.strictObject({
  appid: appIdSchema,
  format: z.literal("json", "must be json").optional(),
});
