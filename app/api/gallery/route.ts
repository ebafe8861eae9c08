import { getGalleryGames } from "@/lib/gallery/get-gallery-games";
import { CATALOGUE_CACHE_CONTROL, INCOMPLETE_CACHE_CONTROL } from "@/lib/http/cache-control";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { json, route } from "@/lib/http/route";

/** The games of the gallery: `{ games }`, the most popular ones. */
export const GET = route(async (request) => {
  await rateLimit(request, "getList");
  const { games, isWhole } = await getGalleryGames();
  return json({ games }, { cacheControl: isWhole ? CATALOGUE_CACHE_CONTROL : INCOMPLETE_CACHE_CONTROL });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
