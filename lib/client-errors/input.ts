import "server-only";
import { z } from "zod";

/** A report with all fields at their longest, in UTF-8. */
export const MAX_REPORT_BYTES = 4096;

/** An address of our own without its query, which may hold what a user has typed. */
const ownPath = z
  .string()
  .max(300)
  .regex(/^\/[^?#]*$/, "must be a path");

/** What `components/site/boot-script.tsx` sends of an error in the browser. */
export const clientErrorSchema = z.strictObject({
  /** An exception, a rejection, a script or style sheet that did not load, an error page, a failure shown to the user. */
  kind: z.enum(["error", "rejection", "chunk", "boundary", "caught"]),
  message: z.string().max(200),
  /** The page's. */
  path: ownPath,
  /** The script's, with line and column, or the part that did not load. */
  source: ownPath.optional(),
  /** What the error page shows. */
  reference: z
    .string()
    .regex(/^[a-z0-9]{6,16}$/)
    .optional(),
});
