import "server-only";
import { z } from "zod";
import { appIdSchema } from "@/lib/games/input";

export const achievementsQuerySchema = z.strictObject({
  appid: appIdSchema,
  steamid: z
    .string()
    .regex(/^[A-Za-z0-9_-]{2,64}$/, "must be a Steam ID")
    .optional(),
});
