import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";

/** Every API address without a route of its own. */
const notFound = route({ access: anyone, limit: "none", origin: "any" }, async () => {
  throw new AppError("not_found", "There is nothing at this address.");
});

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: notFound,
  POST: notFound,
  PUT: notFound,
  PATCH: notFound,
  DELETE: notFound,
});
