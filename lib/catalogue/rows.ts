import "server-only";
import { z } from "zod";

/** The database's `game_card`: what lists, search and similar titles return. */
export const cardRow = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  slug: z.string(),
  cover_image_id: z.string().nullable(),
  game_type: z.number().int(),
  /** ISO date; the last day of the period that `first_release_format` names. */
  first_release_date: z.string().nullable(),
  /** IGDB's `date_formats`; null for an exact day. */
  first_release_format: z.number().int().nullable(),
  total_rating: z.number().nullable(),
  genres: z.array(z.object({ name: z.string(), slug: z.string() })),
});
export type CardRow = z.infer<typeof cardRow>;
