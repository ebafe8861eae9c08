import { ownSession, route, routes } from "@/lib/http/route";
import { editProfile } from "@/lib/profile/edit-profile";
import { expireOwnProfile } from "@/lib/profile/expire";
import { finishSignIn } from "@/lib/steam-library/finish-sign-in";

const PAGES = { settings: "/settings?steam=", import: "/collection?import=steam&steam=" };

/** Where Steam sends the browser; always redirects to the page where the sign-in began, which shows the result. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "write" }, async ({ request }) => {
    const { page, result } = await finishSignIn(new URL(request.url).searchParams, async (user, steamId) => {
      await editProfile(user, { steamId });
      await expireOwnProfile({ user });
    });
    return new Response(null, { status: 303, headers: { Location: `${PAGES[page]}${result}` } });
  }),
});
