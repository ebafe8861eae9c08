import { signedIn } from "@/lib/auth/user";
import { route, routeByParameter, routes } from "@/lib/http/route";
import { beginImport, previewTables } from "@/lib/imports/begin-import";
import { listImports } from "@/lib/imports/get-imports";

/** The user's imports of files; POST accepts files as a form. With `?preview` tables are only described. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    imports: await listImports(user),
  })),
  POST: routeByParameter("mapped", {
    given: route({ access: signedIn(), limit: "importMapping" }, async ({ request, user }) =>
      beginImport(request, user, true),
    ),
    missing: routeByParameter("preview", {
      given: route({ access: signedIn(), limit: "importPreview" }, async ({ request, user }) =>
        previewTables(request, user),
      ),
      missing: route({ access: signedIn(), limit: "importUpload" }, async ({ request, user }) =>
        beginImport(request, user, false),
      ),
    }),
  }),
});
