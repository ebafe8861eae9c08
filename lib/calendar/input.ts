import "server-only";
import { z } from "zod";
import { PLATFORM_GROUPS, parsePlatforms } from "./platforms";

const KEYS = PLATFORM_GROUPS.map(({ key }) => key);

export const feedQuerySchema = z.object({
  platform: z
    .string()
    .refine(
      (text) => text.split(".").every((key) => KEYS.some((known) => known === key)),
      `must be some of ${KEYS.join(", ")}, separated by full stops`,
    )
    .transform(parsePlatforms)
    .default([]),
});

export const wantedFeedParamsSchema = z.object({ file: z.string() });
