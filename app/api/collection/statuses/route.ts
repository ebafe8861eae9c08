import { signedIn } from "@/lib/auth/user";
import { getStatuses } from "@/lib/collection/get-statuses";
import { route, routes } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => ({
    statuses: await getStatuses(user),
  })),
});
