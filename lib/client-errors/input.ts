import "server-only";
import { z } from "zod";

/** A report with all fields at their longest, in UTF-8. */
export const MAX_REPORT_BYTES = 4096;

/** A path of our own without its query, which may hold user input. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/[^?#]*$/, "must be a path");

/** An error report, sent by `components/site/boot.ts`. */
export const clientErrorSchema = z.strictObject({
  /** Exception, rejection, script or style sheet that failed to load, error page, failure shown to the user. */
  kind: z.enum(["error", "rejection", "chunk", "boundary", "caught"]),
  message: z.string().max(200),
  path: ownPath,
  /** Script with line and column, or the part that failed to load. */
  source: ownPath.optional(),
  /** The reference that the error page shows. */
  reference: z
    .string()
    .regex(/^[a-z0-9]{6,16}$/)
    .optional(),
});
