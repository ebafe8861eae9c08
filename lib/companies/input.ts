import "server-only";
import { z } from "zod";
import { parseGameId } from "@/lib/games/game-id";
import { idSchema } from "@/lib/games/input";
import { COMPANY_ROLES } from "./keys";

export const companyParamsSchema = z.object({
  companyId: idSchema(parseGameId, "The company's id is not valid."),
});

export const companyGamesQuerySchema = z.strictObject({
  role: z.enum(COMPANY_ROLES, `must be one of ${COMPANY_ROLES.join(", ")}`),
  offset: z
    .string()
    .regex(/^\d{1,4}$/, "must be a whole number from 0 to 9999")
    .transform(Number)
    .default(0),
});
