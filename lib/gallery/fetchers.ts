import { z } from "zod";
import { readApi } from "@/lib/browser-api";
import { type GalleryGame, galleryGameSchema } from "./schema";

const answerSchema = z.object({ games: z.array(galleryGameSchema).min(1) });

export async function fetchGalleryGames(signal: AbortSignal): Promise<GalleryGame[]> {
  const { games } = await readApi("/api/gallery", answerSchema, { signal });
  return games;
}
