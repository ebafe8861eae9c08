import { z } from "zod";

/** Since when the user's secret address exists; null while there is none. */
export const feedSchema = z.object({ createdAt: z.iso.datetime({ offset: true }).nullable() });
export type Feed = z.infer<typeof feedSchema>;

/** A new address, which can't be read again. */
export const newFeedSchema = z.object({ path: z.string() });
export type NewFeed = z.infer<typeof newFeedSchema>;
