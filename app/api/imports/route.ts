import { signedIn } from "@/lib/auth/user";
import { route, routeByParameter, routes } from "@/lib/http/route";
import { beginImport } from "@/lib/imports/begin-import";
import { listImports } from "@/lib/imports/get-imports";

/** The user's imports of files; POST accepts files as a form. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    imports: await listImports(user),
  })),
  POST: routeByParameter("mapped", {
    given: route({ access: signedIn(), limit: "importMapping" }, async ({ request, user }) =>
      beginImport(request, user, true),
    ),
    missing: route({ access: signedIn(), limit: "importUpload" }, async ({ request, user }) =>
      beginImport(request, user, false),
    ),
  }),
});
