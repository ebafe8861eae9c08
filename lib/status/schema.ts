import { z } from "zod";
import { SERVICE_STATUSES } from "./service-status";

const statusSchema = z.enum(SERVICE_STATUSES);

const entrySchema = z.object({
  name: z.string(),
  status: statusSchema,
  message: z.string(),
  lastUpdated: z.iso.datetime().nullable(),
  ping: z.number().int().min(-1),
  components: z.array(z.object({ name: z.string(), status: statusSchema, description: z.string() })),
});

/** The answer of `GET /api/status-checks`. */
export const statusChecksSchema = z.object({
  supabase: entrySchema.optional(),
  igdb: entrySchema.optional(),
  steam: entrySchema.optional(),
});
export type StatusChecks = z.infer<typeof statusChecksSchema>;
