import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { reportThing } from "@/lib/moderation/own-moderation";
import { reportBodySchema } from "@/lib/moderation/schema";

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route({ access: signedIn(), limit: "write", body: reportBodySchema }, async ({ user, body }) => ({
    isNew: await reportThing(user, body),
  })),
});
