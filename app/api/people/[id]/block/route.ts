import { signedIn } from "@/lib/auth/user";
import { ifChanged, route, routes } from "@/lib/http/route";
import { expireBoth } from "@/lib/people/expire";
import { writePerson } from "@/lib/people/own-people";
import { personParamsSchema } from "@/lib/people/schema";

const WRITE = { access: signedIn(), limit: "write", params: personParamsSchema } as const;

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  PUT: route({ ...WRITE, invalidates: ifChanged(expireBoth) }, ({ user, params }) =>
    writePerson(user, "block_person", params.id),
  ),

  DELETE: route(WRITE, ({ user, params }) => writePerson(user, "unblock_person", params.id)),
});
