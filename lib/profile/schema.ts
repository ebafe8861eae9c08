import { z } from "zod";
import { parseGamesFilter } from "./games-filter";
import { PEOPLE_QUERY } from "./people-query";
import { PROFILE_LAST_PAGE, PROFILE_TABS } from "./profile-route";

export type PublicGame = {
  id: number;
  name: string;
  path: string;
  coverUrl: string | null;
  releaseDate: string | null;
  /** Left out if the day is known. */
  releasePeriod?: string | undefined;
  /** Its cover is blurred until it is pressed. Left out for all others. */
  isAdult?: boolean | undefined;
  /** The user's rating, out of 10. */
  rating: number | null;
  /** What else the user shows, in words: hours, dates, plays, copies. */
  facts: string[];
};

export type PublicGamesPage = { games: PublicGame[]; nextPage: number | null };

export type Person = {
  id: string;
  username: string;
  /** A path on our own origin. */
  avatarUrl: string | null;
};

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
