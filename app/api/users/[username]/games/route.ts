import { z } from "zod";
import { AppError } from "@/lib/errors";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { getFilteredGames, getPublicGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { publicGamesQuerySchema } from "@/lib/profile/schema";

/** A page of a user's public shelf: `?tab=&page=`, a tab of the profile, or `?filter=&page=`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: anyone,
      limit: "read",
      params: z.object({ username: z.string() }),
      query: publicGamesQuerySchema,
      cacheControl: PROFILE_CACHE_CONTROL,
    },
    async ({ params, query: { tab, filter, page } }) => {
      const profile = await getPublicProfile(params.username);
      if (!profile) throw new AppError("not_found", "This user does not exist.");
      if (!filter) return getPublicGames(profile, { tab, page });
      const found = await getFilteredGames(profile, { filter, page });
      if (!found) throw new AppError("not_found", "There are no such games.");
      return { games: found.games, nextPage: found.nextPage };
    },
  ),
});
