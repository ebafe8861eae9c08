/** The spec's figures (accounts, section 9). */
export const GALLERY_SIZE = 100;
export const MAX_GENRES = 3;
export const MAX_PLATFORMS = 2;

export type GalleryGame = {
  id: number;
  name: string;
  coverUrl: string | null;
  /** Critics' and users' rating together, 0–100, not rounded. */
  rating: number | null;
  releaseYear: number | null;
  genres: string[];
  platforms: string[];
};
