import { getProfileCard } from "@/lib/cards/profile-card";
import { AppError } from "@/lib/errors";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { profileCardPath, toCardSubject } from "@/lib/profile/card-path";
import { getNewestGames } from "@/lib/profile/public-games";
import { getPublicProfile } from "@/lib/profile/public-profile";
import { readPicture } from "@/lib/profile/read-picture";

/** The address names what the card shows, so it never changes. */
const FOR_EVER = "public, max-age=31536000, immutable";
const AN_HOUR = "public, max-age=3600, stale-while-revalidate=604800";
const A_MOMENT = "public, max-age=60";

/** A person's social card: `/og/user/{username}.jpg?v={version}`. */
export const GET = route<RouteContext<"/og/user/[file]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const name = /^(\w+)\.jpg$/.exec((await params).file)?.[1] ?? "";
  const profile = await getPublicProfile(name);
  if (!profile) throw new AppError("not_found", "This user does not exist.");

  const subject = toCardSubject(profile, await getNewestGames(profile.id));
  const path = profileCardPath(subject);
  const version = new URL(request.url).searchParams.get("v");
  if (version !== null && !path.endsWith(`?v=${version}`)) {
    // An old card's address, or a made-up one that would have us draw again and again.
    return new Response(null, { status: 307, headers: { Location: path, "Cache-Control": A_MOMENT } });
  }
  const { avatarUrl } = subject;
  const { image, isComplete } = await getProfileCard({
    ...subject,
    readAvatar: avatarUrl === null ? null : () => readAvatar(avatarUrl),
  });
  const cacheControl = isComplete ? (version === null ? AN_HOUR : FOR_EVER) : A_MOMENT;
  return new Response(new Uint8Array(image), {
    headers: { "Content-Type": "image/jpeg", "Cache-Control": cacheControl },
  });
});

async function readAvatar(avatarUrl: string): Promise<Buffer | null> {
  const [bucket = "", file = ""] = avatarUrl.split("/").slice(-2);
  const picture = await readPicture(bucket, file);
  return picture && Buffer.from(await picture.arrayBuffer());
}
