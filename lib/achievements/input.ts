import "server-only";
import { z } from "zod";
import { appIdSchema } from "@/lib/games/input";
import { isStorable } from "@/lib/storable-text";

export const achievementsQuerySchema = z.strictObject({
  appid: appIdSchema,
  /** Of the user's own profile, also one that Steam has not confirmed yet. */
  steamid: z
    .string()
    .min(1, "must be a Steam ID")
    .max(200, "must be a Steam ID")
    .refine(isStorable, "must be a Steam ID")
    .optional(),
});
