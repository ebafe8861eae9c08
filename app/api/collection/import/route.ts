import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { expireOwnProfile } from "@/lib/profile/expire";
import { getImports } from "@/lib/steam-library/get-imports";
import { IMPORT_TIME_LIMIT_MS, importApps } from "@/lib/steam-library/import-apps";
import { importBodySchema } from "@/lib/steam-library/schema";

/** 500 apps with names of 300 letters of three bytes each. */
const IMPORT_MAX_BYTES = 524_288;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    imports: await getImports(user),
  })),
  POST: route(
    {
      access: signedIn({ timeLimitMs: IMPORT_TIME_LIMIT_MS }),
      limit: "shelfWrite",
      body: importBodySchema,
      maxBytes: IMPORT_MAX_BYTES,
      invalidates: expireOwnProfile,
    },
    async ({ user, body }) => ({ results: await importApps(user, body.apps, body.importId) }),
  ),
});
