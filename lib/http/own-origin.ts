import "server-only";
import { env } from "@/lib/env";
import { AppError } from "@/lib/errors";

const OWN_FETCH_SITES = new Set(["same-origin", "none"]);

/** Old browsers send only `Origin`; a request with neither header is refused. @throws {AppError} `cross_origin` */
export function assertOwnOrigin(request: Request): void {
  const site = request.headers.get("sec-fetch-site");
  if (site !== null ? OWN_FETCH_SITES.has(site) : hasOwnOrigin(request)) return;
  throw new AppError("cross_origin", "This request did not come from this site.");
}

function hasOwnOrigin(request: Request): boolean {
  const origin = request.headers.get("origin");
  if (!origin || !URL.canParse(origin)) return false;
  const { host, origin: given } = new URL(origin);
  return given === new URL(env().SITE_URL).origin || host === request.headers.get("host");
}
