import { z } from "zod";
import { AppError } from "@/lib/errors";
import { REFUSED } from "@/lib/http/page-address";
import { anyone, route, routes } from "@/lib/http/route";

const paramsSchema = z.object({ path: z.array(z.string()) });

/** Every API address without a route of its own, and what `lib/http/page-address.ts` has refused. */
const notFound = route(
  { access: anyone, limit: "none", origin: "any", params: paramsSchema },
  async ({ params }) => {
    if (`/api/${params.path.join("/")}` === REFUSED)
      throw new AppError("invalid_input", "This address is not valid.");
    throw new AppError("not_found", "There is nothing at this address.");
  },
);

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
