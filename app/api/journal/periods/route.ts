import { signedIn } from "@/lib/auth/user";
import { getJournalPeriods } from "@/lib/collection/get-journal";
import { route, routes } from "@/lib/http/route";

/** The months of the user's journal, with their hours. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read" }, async ({ user }) => getJournalPeriods(user)),
});
