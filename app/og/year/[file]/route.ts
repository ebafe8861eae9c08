import { z } from "zod";
import { A_MINUTE, answerCard, subjectOf, withoutQuery } from "@/lib/cards/answer";
import { getYearCard } from "@/lib/cards/year-card";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { toYearCard, yearCardPath } from "@/lib/statistics/card-path";
import { getYear } from "@/lib/statistics/get-statistics";
import { parseYearPicture } from "@/lib/statistics/path";

const paramsSchema = z.object({ file: z.string() });

/** The picture of a user's year: `/og/year/{year}{choices}_{username}-{version}.jpg`, or the current one without a version. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const bare = withoutQuery(request);
    if (bare) return bare;
    const asked = parseYearPicture(subjectOf(params.file) ?? "");
    const profile = asked && (await getPublicProfile(asked.username));
    const row = profile && (await getYear(profile, asked.year));
    if (!row) throw new AppError("not_found", "There is no such year.");
    const subject = toYearCard(profile.username, row, asked.picture);
    return answerCard(request, {
      path: yearCardPath(subject),
      unversioned: A_MINUTE,
      versioned: A_MINUTE,
      make: (draw) => getYearCard(subject, draw),
    });
  }),
});
