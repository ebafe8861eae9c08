import { z } from "zod";
import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";
import { readPicture } from "@/lib/profile/read-picture";

/** A new picture gets a new name, so browsers may keep the old one. */
const CACHE_CONTROL = "public, max-age=3600, s-maxage=86400";

const paramsSchema = z.object({ bucket: z.string(), file: z.string() });

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: anyone, limit: "read", params: paramsSchema }, async ({ params }) => {
    const picture = await readPicture(params.bucket, params.file);
    if (!picture) throw new AppError("not_found", "There is no such picture.");
    return new Response(picture, {
      headers: { "Content-Type": picture.type, "Cache-Control": CACHE_CONTROL },
    });
  }),
});
