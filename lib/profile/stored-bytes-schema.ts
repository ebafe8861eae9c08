import { z } from "zod";

export const storedBytesSchema = z.object({ bytes: z.number(), maxBytes: z.number() });
export type StoredBytes = z.infer<typeof storedBytesSchema>;
