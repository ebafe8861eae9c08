import { requireUser } from "@/lib/auth/user";
import { readJson } from "@/lib/http/input";
import { otherMethods } from "@/lib/http/other-methods";
import { assertOwnOrigin } from "@/lib/http/own-origin";
import { personalRoute } from "@/lib/http/personal-route";
import { rateLimit } from "@/lib/http/rate-limit";
import { json } from "@/lib/http/route";
import { expireProfile } from "@/lib/profile/expire";
import { getImports } from "@/lib/steam-library/get-imports";
import { importApps } from "@/lib/steam-library/import-apps";
import { importBodySchema } from "@/lib/steam-library/schema";

/** 500 apps with names of 300 letters of three bytes each. */
const MAX_BODY_BYTES = 524_288;

export const GET = personalRoute(async (request) => {
  await rateLimit(request, "getList");
  return json({ imports: await getImports(await requireUser()) });
});

export const POST = personalRoute(async (request) => {
  assertOwnOrigin(request);
  await rateLimit(request, "shelfWrite");
  const user = await requireUser();
  const { apps } = await readJson(request, importBodySchema, { maxBytes: MAX_BODY_BYTES });
  const results = await importApps(user, apps);
  await expireProfile(user.id);
  return json({ results });
});

export const { PUT, PATCH, DELETE } = otherMethods("GET", "POST");
