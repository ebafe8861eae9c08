import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { signInBodySchema } from "@/lib/steam-library/schema";
import { beginSignIn } from "@/lib/steam-library/sign-in-state";

/** Begins "Sign in through Steam": the page goes to the returned address. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: signedIn(), limit: "write", body: signInBodySchema }, async ({ user, body }) => ({
    url: await beginSignIn(user, body.page),
  })),
});
