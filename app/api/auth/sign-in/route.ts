import { limitGuesses } from "@/lib/auth/limit-guesses";
import { signInSchema } from "@/lib/auth/schema";
import { signIn } from "@/lib/auth/sign-in";
import { ownSession, route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: ownSession, limit: "write", body: signInSchema }, async ({ request, body }) => {
    await limitGuesses(request, body, () => signIn(body));
    return { ok: true };
  }),
});
