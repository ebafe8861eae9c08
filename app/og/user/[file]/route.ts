import { z } from "zod";
import { A_MINUTE, answerCard, subjectOf, withoutQuery } from "@/lib/cards/answer";
import { getProfileCard } from "@/lib/cards/profile-card";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { profileCardPath, toCardSubject } from "@/lib/profile/card-path";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { readPicture } from "@/lib/profile/read-picture";

const paramsSchema = z.object({ file: z.string() });

/** A user's social card: `/og/user/{username}-{version}.jpg`, or the current one without a version. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ request, params }) => {
    const bare = withoutQuery(request);
    if (bare) return bare;
    const profile = await getPublicProfile(subjectOf(params.file) ?? "");
    if (!profile) throw new AppError("not_found", "This user does not exist.");

    const subject = toCardSubject(profile, await getNewestGames(profile.id));
    const { avatarUrl } = subject;
    const avatar = avatarUrl === null ? null : () => readAvatar(avatarUrl);
    return answerCard(request, {
      path: profileCardPath(subject),
      unversioned: A_MINUTE,
      versioned: A_MINUTE,
      make: (draw) => getProfileCard({ ...subject, readAvatar: avatar }, draw),
    });
  }),
});

async function readAvatar(avatarUrl: string): Promise<Buffer | null> {
  const [bucket = "", file = ""] = avatarUrl.split("/").slice(-2);
  const picture = await readPicture(bucket, file);
  return picture && Buffer.from(await picture.arrayBuffer());
}
