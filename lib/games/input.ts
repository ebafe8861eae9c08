import "server-only";
import { z } from "zod";
import { parseAppId } from "./app-id";
import { CHOICE_KEYS, choicesQuery, parseChoices } from "./choices";
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

const choice = z.string().max(200, "must have at most 200 characters").optional();
type ChoiceKey = (typeof CHOICE_KEYS)[number];
const choiceFields = Object.fromEntries(CHOICE_KEYS.map((key) => [key, choice])) as Record<
  ChoiceKey,
  typeof choice
>;

const listQueryFields = z.strictObject({
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
  ...choiceFields,
});

/** Filters are read as in the address of a page: what is unknown or out of range does not filter. */
export const gameListQuerySchema = listQueryFields.transform(({ list, offset, dev, pub, q, ...given }) => {
  const texts = Object.entries(given).filter(([, value]) => value !== undefined);
  const choices = choicesQuery(parseChoices(new URLSearchParams(texts)));
  return {
    list,
    offset,
    ...(dev === undefined ? {} : { dev }),
    ...(pub === undefined ? {} : { pub }),
    ...(q === undefined ? {} : { q }),
    ...(choices ? { choices } : {}),
  };
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
