import "server-only";
import { AppError } from "@/lib/errors";
import { errorResponse } from "./route";

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;
type Method = (typeof METHODS)[number];

/**
 * Handlers for the methods that a route does not have, to be exported beside its own. Next's own 405 has no body;
 * this one says what happened, as every other refusal does.
 */
export function otherMethods(...allowed: Method[]): Record<Method, () => Response> {
  const allow = allowed.join(", ");
  const refuse = () => {
    const response = errorResponse(
      new AppError("method_not_allowed", `This address answers to ${allow} only.`),
    );
    response.headers.set("Allow", allow);
    return response;
  };
  return { GET: refuse, POST: refuse, PUT: refuse, PATCH: refuse, DELETE: refuse };
}
