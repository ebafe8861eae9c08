import { AppError } from "@/lib/errors";
import { anyone, route, routes } from "@/lib/http/route";

/** What `lib/http/page-address.ts` refuses, before Next reads it. */
const refused = route({ access: anyone, limit: "none", origin: "any" }, async () => {
  throw new AppError("invalid_input", "This address is not valid.");
});

export const { GET, POST, PUT, PATCH, DELETE } = routes({
  GET: refused,
  POST: refused,
  PUT: refused,
  PATCH: refused,
  DELETE: refused,
});
