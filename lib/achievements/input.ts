import "server-only";
import { z } from "zod";
import { appIdSchema } from "@/lib/games/input";

/** The query of `GET /api/steam/achievements`. A profile may hold a 64-bit id or a profile's name; see the profiles table. */
export const achievementsQuerySchema = z.strictObject({
  appid: appIdSchema,
  steamid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{2,64}$/, "must be a Steam ID")
    .optional(),
});
