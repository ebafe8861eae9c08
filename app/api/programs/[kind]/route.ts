import { signedIn } from "@/lib/auth/user";
import { route, routes } from "@/lib/http/route";
import { deleteAddress, renewAddress } from "@/lib/programs/own-addresses";
import { kindParamsSchema } from "@/lib/programs/schema";

const WRITE = { access: signedIn(), limit: "write", params: kindParamsSchema } as const;

/** One of the user's secret addresses for programs. */
export const { GET, POST, PUT, PATCH, DELETE } = routes({
  POST: route(WRITE, ({ user, params }) => renewAddress(user, params.kind)),
  DELETE: route(WRITE, async ({ user, params }) => {
    await deleteAddress(user, params.kind);
    return { ok: true };
  }),
});
