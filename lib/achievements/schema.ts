import { z } from "zod";

/** The spec's "Steam achievements result", with the state of progress. */
export const achievementsResultSchema = z.object({
  userAchievements: z.array(
    z.object({
      apiname: z.string(),
      name: z.string(),
      displayName: z.string(),
      description: z.string(),
      achieved: z.union([z.literal(0), z.literal(1)]),
      /** Unix seconds; 0 when unknown. */
      unlocktime: z.number().int().nonnegative(),
      icon: z.string().nullable(),
      icongray: z.string().nullable(),
    }),
  ),
  globalStats: z.array(z.object({ name: z.string(), percent: z.number() })),
  /** Why `achieved` is or is not the user's progress. */
  progress: z.enum(["nobody", "known", "private", "not_owned", "bad_steam_id"]),
});
export type AchievementsResult = z.infer<typeof achievementsResultSchema>;
