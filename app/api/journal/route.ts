import { signedIn } from "@/lib/auth/user";
import { getJournal } from "@/lib/collection/get-journal";
import { journalQuerySchema } from "@/lib/collection/play-schema";
import { route, routes } from "@/lib/http/route";

/** A page of a month of the user's journal. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: signedIn(), limit: "read", query: journalQuerySchema }, async ({ user, query }) =>
    getJournal(user, query),
  ),
});
