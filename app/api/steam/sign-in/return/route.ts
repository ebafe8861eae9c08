import { ownSession, route, routes } from "@/lib/http/route";
import { editProfile } from "@/lib/profile/edit-profile";
import { expireOwnProfile } from "@/lib/profile/expire";
import { finishSignIn } from "@/lib/steam-library/finish-sign-in";

const PAGES = { settings: "/settings/profile?steam=", import: "/collection?import=steam&steam=" };

/** Steam redirects the browser here. Redirects to the page that began the sign-in, which shows the result. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "write" }, async ({ request }) => {
    const { page, result } = await finishSignIn(new URL(request.url).searchParams, async (user, steamId) => {
      await editProfile(user, { steamId });
      await expireOwnProfile({ user });
    });
    return new Response(null, { status: 303, headers: { Location: `${PAGES[page]}${result}` } });
  }),
});
