import { signedIn } from "@/lib/auth/user";
import { ifChanged, route, routes } from "@/lib/http/route";
import { expireBoth } from "@/lib/people/expire";
import { writePerson } from "@/lib/people/own-people";
import { personParamsSchema } from "@/lib/people/schema";

const WRITE = {
  access: signedIn(),
  limit: "write",
  params: personParamsSchema,
  invalidates: ifChanged(expireBoth),
} as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route(WRITE, ({ user, params }) => writePerson(user, "follow_person", params.id)),

  DELETE: route(WRITE, ({ user, params }) => writePerson(user, "unfollow_person", params.id)),
});
