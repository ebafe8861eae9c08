import { z } from "zod";
import { parseGamesFilter } from "./games-filter";
import { PEOPLE_QUERY } from "./people-query";
import { PROFILE_LAST_PAGE, PROFILE_TABS } from "./profile-route";

const publicGameSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  coverUrl: z.string().nullable(),
  releaseDate: z.string().nullable(),
  /** Left out where the day is known. */
  releasePeriod: z.string().optional(),
  /** Its cover is blurred until it is pressed. Left out for all others. */
  isAdult: z.boolean().optional(),
  /** The user's rating, out of 10. */
  rating: z.number().nullable(),
  /** What else the user shows, in words: hours, dates, plays, copies. */
  facts: z.array(z.string()),
});
export type PublicGame = z.infer<typeof publicGameSchema>;

export const publicGamesPageSchema = z.object({
  games: z.array(publicGameSchema),
  nextPage: z.number().int().nullable(),
});
export type PublicGamesPage = z.infer<typeof publicGamesPageSchema>;

const personSchema = z.object({
  username: z.string(),
  /** A path on our own origin. */
  avatarUrl: z.string().nullable(),
});
export type Person = z.infer<typeof personSchema>;
export const peopleAnswerSchema = z.object({ people: z.array(personSchema) });

export const peopleQuerySchema = z.strictObject({
  q: z.string().regex(PEOPLE_QUERY, "must be 2 to 20 letters, digits or underscores"),
});

/** A filter takes the place of the tab. */
export const publicGamesQuerySchema = z.strictObject({
  tab: z.enum(PROFILE_TABS).default(PROFILE_TABS[0]),
  filter: z
    .string()
    .transform((text, context) => {
      const filter = parseGamesFilter(text);
      if (!filter) context.addIssue({ code: "custom", message: "must be a filter like genre/12" });
      return filter ?? z.NEVER;
    })
    .optional(),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, `must be a whole number from 1 to ${PROFILE_LAST_PAGE}`)
    .transform(Number)
    .default(1),
});
