import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { beginSync } from "@/lib/steam-library/begin-sync";
import { syncBodySchema } from "@/lib/steam-library/schema";

/** Begins a sync, which the browser then runs like an import. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: signedIn(), limit: "write", body: syncBodySchema }, ({ user, body }) =>
    beginSync(user, body.automatic),
  ),
});
