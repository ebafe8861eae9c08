import "server-only";
import { z } from "zod";

/** Everything as JSON, or one table as CSV. */
export const dataQuerySchema = z.discriminatedUnion("format", [
  z.strictObject({ format: z.literal("json") }),
  z.strictObject({ format: z.literal("csv"), table: z.enum(["profile", "user_games", "steam_games"]) }),
]);
