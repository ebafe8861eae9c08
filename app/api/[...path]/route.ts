import { AppError } from "@/lib/errors";
import { errorResponse } from "@/lib/http/route";

/** What no route of the API answers to: said as the API says it, not as a page. */
function nothingHere(): Response {
  return errorResponse(new AppError("not_found", "There is nothing at this address."));
}

export {
  nothingHere as DELETE,
  nothingHere as GET,
  nothingHere as PATCH,
  nothingHere as POST,
  nothingHere as PUT,
};
