import { getGalleryGames } from "@/lib/gallery/get-gallery-games";
import { CATALOGUE_CACHE_CONTROL, INCOMPLETE_CACHE_CONTROL, json } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";

/** The most popular games, for the gallery. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read" }, async () => {
    const { games, isWhole } = await getGalleryGames();
    return json({ games }, { cacheControl: isWhole ? CATALOGUE_CACHE_CONTROL : INCOMPLETE_CACHE_CONTROL });
  }),
});
