import { getUser } from "@/lib/auth/user";
import { ownSession, route, routes } from "@/lib/http/route";
import { findPeople } from "@/lib/profile/find-people";
import { peopleQuerySchema } from "@/lib/profile/schema";

/** Public profiles whose username begins with `q`. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: route({ access: ownSession, limit: "peopleSearch", query: peopleQuerySchema }, async ({ query }) => ({
    people: await findPeople(query.q, await getUser()),
  })),
});
