import { getEmailState } from "@/lib/auth/change-email";
import { changePassword } from "@/lib/auth/change-password";
import { limitGuesses } from "@/lib/auth/limit-guesses";
import { changePasswordSchema } from "@/lib/auth/schema";
import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(
    { access: signedIn(), limit: "write", body: changePasswordSchema },
    async ({ request, user, body }) => {
      const { email } = await getEmailState(user);
      const { captchaToken } = body;
      await limitGuesses(request, { email, captchaToken }, () => changePassword(email, body));
      return { ok: true };
    },
  ),
});
