import { z } from "zod";

/** The answer of `GET /api/steam/achievements`: the spec's "Steam achievements result", with the state of progress. */
export const achievementsResultSchema = z.object({
  userAchievements: z.array(
    z.object({
      apiname: z.string(),
      name: z.string(),
      displayName: z.string(),
      description: z.string(),
      /** 1 where the person has earned it. */
      achieved: z.union([z.literal(0), z.literal(1)]),
      /** Unix seconds; 0 where it is not earned or not known. */
      unlocktime: z.number().int().nonnegative(),
      icon: z.string().nullable(),
      icongray: z.string().nullable(),
    }),
  ),
  /** `percent` of all players, 0–100. */
  globalStats: z.array(z.object({ name: z.string(), percent: z.number() })),
  /** Whose progress `achieved` tells: nobody's, the person's, or nobody's because Steam does not say, or the game is not theirs. */
  progress: z.enum(["nobody", "known", "private", "not_owned", "bad_steam_id"]),
});
export type AchievementsResult = z.infer<typeof achievementsResultSchema>;
