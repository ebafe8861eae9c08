import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { getOwnProfile } from "@/lib/profile/get-own-profile";
import { getOwnStatistics } from "@/lib/statistics/get-statistics";
import { ownLinks } from "@/lib/statistics/path";
import { toStatistics } from "@/lib/statistics/to-statistics";

/** The charts of the user's own shelf, laid out here, so that the browser only draws them. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => {
    const [row, profile] = await Promise.all([getOwnStatistics(user), getOwnProfile(user)]);
    return toStatistics(row, ownLinks(profile.username));
  }),
});
