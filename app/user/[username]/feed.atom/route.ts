import { z } from "zod";
import { AppError } from "@/lib/errors";
import { atomResponse } from "@/lib/http/response";
import { anyone, route, routes } from "@/lib/http/route";
import { listTags } from "@/lib/lists/keys";
import { listPath } from "@/lib/lists/path";
import { profileTags } from "@/lib/profile/keys";
import { profilePath } from "@/lib/profile/profile-route";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { getActivity } from "@/lib/programs/activity";
import { activityAtom } from "@/lib/programs/atom";
import { atomPath } from "@/lib/programs/path";
import { reviewTags } from "@/lib/reviews/keys";
import { reviewPath } from "@/lib/reviews/path";
import { siteUrl } from "@/lib/site";

const paramsSchema = z.object({ username: z.string() });

/** What a profile has finished, reviewed and published, for feed readers. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => {
    const profile = await getPublicProfile(params.username);
    if (!profile) throw new AppError("not_found", "This user does not exist.");
    const { id, username } = profile;
    const entries = await getActivity(id, [profileTags.user(id), listTags.user(id), reviewTags.user(id)]);
    const origin = siteUrl();
    const atom = activityAtom({
      user: { id, username },
      origin,
      profileUrl: origin + profilePath(username),
      feedUrl: origin + atomPath(username),
      listUrl: (list) => origin + listPath(list),
      reviewUrl: (gameId) => origin + reviewPath(username, gameId),
      entries,
    });
    return atomResponse(atom);
  }),
});
