import { z } from "zod";

/** The spec's figures (accounts, section 9). */
export const GALLERY_SIZE = 100;
export const MAX_GENRES = 3;
export const MAX_PLATFORMS = 2;

export const galleryGameSchema = z.object({
  id: z.number().int().positive(),
  name: z.string(),
  coverUrl: z.string().nullable(),
  /** Critics' and users' rating together, 0–100, not rounded. */
  rating: z.number().nullable(),
  releaseYear: z.number().int().nullable(),
  genres: z.array(z.string()),
  platforms: z.array(z.string()),
});
export type GalleryGame = z.infer<typeof galleryGameSchema>;
