import { signedIn } from "@/lib/auth/user";
import { ifChanged, route, routes } from "@/lib/http/route";
import { expireBoth } from "@/lib/people/expire";
import { writePerson } from "@/lib/people/own-people";
import { personParamsSchema } from "@/lib/people/schema";

/** Ends that someone follows the user. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  DELETE: route(
    { access: signedIn(), limit: "write", params: personParamsSchema, invalidates: ifChanged(expireBoth) },
    ({ user, params }) => writePerson(user, "remove_follower", params.id),
  ),
});
