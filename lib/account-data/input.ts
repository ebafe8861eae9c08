import "server-only";
import { z } from "zod";

const TABLE_FILES = ["games", "profile", "user_games", "steam_games"] as const;

/** Everything as JSON, one table as CSV, or the shelf as another service reads it. */
export const dataQuerySchema = z.discriminatedUnion("format", [
  z.strictObject({ format: z.literal("json") }),
  z.strictObject({ format: z.literal("csv"), table: z.enum(TABLE_FILES) }),
  z.strictObject({ format: z.literal("yamtrack") }),
  z.strictObject({ format: z.literal("ryot") }),
  z.strictObject({ format: z.literal("backloggd"), notes: z.literal("1").optional() }),
]);
export type DataQuery = z.infer<typeof dataQuerySchema>;
