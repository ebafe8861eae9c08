import { z } from "zod";
import { signedIn } from "@/lib/auth/user";
import { parseAppId } from "@/lib/games/app-id";
import { idSchema } from "@/lib/games/input";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";
import { correctMatch } from "@/lib/steam-library/correct-match";
import { correctBodySchema } from "@/lib/steam-library/schema";

const paramsSchema = z.object({ appid: idSchema(parseAppId, "The app's id is not valid.") });

/** Sets which game an app is. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(
    {
      access: signedIn(),
      limit: "shelfWrite",
      params: paramsSchema,
      body: correctBodySchema,
      invalidates: expireOwnProfile,
    },
    async ({ user, params, body }) => ({ result: await correctMatch(user, params.appid, body) }),
  ),
});
