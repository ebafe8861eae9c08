import { requireUser } from "@/lib/auth/user";
import { AppError } from "@/lib/errors";
import { parseAppId } from "@/lib/games/app-id";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import { correctMatch } from "@/lib/steam-library/correct-match";
import { correctBodySchema } from "@/lib/steam-library/schema";

type Context = { params: Promise<{ appid: string }> };

/** Says which game an app is. */
export const PUT = personalRoute<Context>(async (request, { params }) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUser();
  const appid = parseAppId((await params).appid);
  if (appid === null) throw new AppError("invalid_input", "The app's id is not valid.");
  const result = await correctMatch(user, appid, await readJson(request, correctBodySchema));
  await expireProfile(user.id);
  return json({ result });
});

export const { GET, POST, PATCH, DELETE } = otherMethods("PUT");
