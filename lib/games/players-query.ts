import { z } from "zod";
import { parseAppId } from "./app-id";

/** A Steam app id in a query. */
export const appIdSchema = z.string("is missing").transform((text, context) => {
  const id = parseAppId(text);
  if (id !== null) return id;
  context.addIssue({ code: "custom", message: "must be a Steam app id" });
  return z.NEVER;
});

/** The query of `GET /api/steam/players`, in the spec's words: `appid` and `format=json`. */
export const playersQuerySchema = z.strictObject({
  appid: appIdSchema,
  format: z.literal("json", "must be json").optional(),
});
