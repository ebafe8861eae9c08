import { z } from "zod";
import { AppError } from "@/lib/errors";
import { PROFILE_CACHE_CONTROL } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { getPublicGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { publicGamesQuerySchema } from "@/lib/profile/schema";

/** A page of a user's public shelf: `?tab=&page=`, a tab of the profile. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route(
    {
      access: anyone,
      limit: "read",
      params: z.object({ username: z.string() }),
      query: publicGamesQuerySchema,
      cacheControl: PROFILE_CACHE_CONTROL,
    },
    async ({ params, query }) => {
      const profile = await getPublicProfile(params.username);
      if (!profile) throw new AppError("not_found", "This user does not exist.");
      return getPublicGames(profile.id, query);
    },
  ),
});
