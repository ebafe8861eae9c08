import { AppError } from "@/lib/errors";
import { otherMethods } from "@/lib/http/other-methods";
import { rateLimit } from "@/lib/http/rate-limit";
import { route } from "@/lib/http/route";
import { readPicture } from "@/lib/profile/read-picture";

/** A new picture gets a new name, so a browser may keep what it has. */
const CACHE_CONTROL = "public, max-age=3600, s-maxage=86400";

export const GET = route<RouteContext<"/media/[bucket]/[file]">>(async (request, { params }) => {
  await rateLimit(request, "getList");
  const { bucket, file } = await params;
  const picture = await readPicture(bucket, file);
  if (!picture) throw new AppError("not_found", "There is no such picture.");
  return new Response(picture, { headers: { "Content-Type": picture.type, "Cache-Control": CACHE_CONTROL } });
});

export const { POST, PUT, PATCH, DELETE } = otherMethods("GET");
