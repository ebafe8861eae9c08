import { z } from "zod";

/** Steam's app ids are 32-bit, without a sign. */
const MAX_APP_ID = 4_294_967_295;

/** A Steam app id in a query. */
export const appIdSchema = z
  .string("is missing")
  .regex(/^[1-9]\d{0,9}$/, "must be a Steam app id")
  .transform(Number)
  .refine((id) => id <= MAX_APP_ID, "must be a Steam app id");

/** The query of `GET /api/steam/players`, in the spec's words: `appid` and `format=json`. */
export const playersQuerySchema = z.strictObject({
  appid: appIdSchema,
  format: z.literal("json", "must be json").optional(),
});
