import "server-only";
import { z } from "zod";
import { parseAppId } from "./app-id";
import { parseGameId } from "./game-id";
import { GAME_LISTS } from "./keys";

/** Characters of a search text; the longest name in IGDB's catalogue is shorter. */
const MAX_SEARCH_LENGTH = 200;
/** Nobody scrolls this far; every offset is an entry of the cache. */
const MAX_OFFSET = 100_000;

const idSchema = z.string().transform((text, context) => {
  const id = parseGameId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "must be a positive whole number" });
  return z.NEVER;
});

const searchText = z
  .string("is missing")
  .max(MAX_SEARCH_LENGTH, `must have at most ${MAX_SEARCH_LENGTH} characters`);

/** The query of `GET /api/games`. */
export const gameListQuerySchema = z.strictObject({
  list: z.enum(GAME_LISTS, `must be one of ${GAME_LISTS.join(", ")}`).default("popular"),
  offset: z
    .string()
    .regex(/^\d{1,6}$/, `must be a whole number from 0 to ${MAX_OFFSET}`)
    .transform(Number)
    .refine((offset) => offset <= MAX_OFFSET, `must be a whole number from 0 to ${MAX_OFFSET}`)
    .default(0),
  dev: idSchema.optional(),
  pub: idSchema.optional(),
  q: searchText.optional(),
});

/** The query of `GET /api/games/search`. */
export const gameSearchQuerySchema = z.strictObject({ q: searchText });

/** The query of `GET /api/game/age-rating`. */
export const gameIdQuerySchema = z.strictObject({ gameId: idSchema });

/** A Steam app id in a query. */
export const appIdSchema = z.string("is missing").transform((text, context) => {
  const id = parseAppId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "must be a Steam app id" });
  return z.NEVER;
});

/** The query of `GET /api/steam/players`, in the spec's words: `appid` and `format=json`. */
export const playersQuerySchema = z.strictObject({
  appid: appIdSchema,
  format: z.literal("json", "must be json").optional(),
});
