import "server-only";
import { z } from "zod";
import { appIdSchema } from "@/lib/games/input";
import { isStorable } from "@/lib/storable-text";

export const achievementsQuerySchema = z.strictObject({
  appid: appIdSchema,
  /** The Steam ID in the user's own profile, even if Steam has not confirmed it yet. */
  steamid: z
    .string()
    .min(1, "must be a Steam ID")
    .max(200, "must be a Steam ID")
    .refine(isStorable, "must be a Steam ID")
    .optional(),
});
