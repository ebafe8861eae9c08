import { z } from "zod";
import { PROFILE_LAST_PAGE, PROFILE_TABS } from "./profile-route";

const publicGameSchema = z.object({
  id: z.number().int(),
  name: z.string(),
  path: z.string(),
  coverUrl: z.string().nullable(),
  releaseYear: z.number().int().nullable(),
  /** The user's rating, out of 10. */
  rating: z.number().nullable(),
});
export type PublicGame = z.infer<typeof publicGameSchema>;

export const publicGamesPageSchema = z.object({
  games: z.array(publicGameSchema),
  nextPage: z.number().int().nullable(),
});
export type PublicGamesPage = z.infer<typeof publicGamesPageSchema>;

export const publicGamesQuerySchema = z.strictObject({
  tab: z.enum(PROFILE_TABS).default(PROFILE_TABS[0]),
  page: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, `must be a whole number from 1 to ${PROFILE_LAST_PAGE}`)
    .transform(Number)
    .default(1),
});
