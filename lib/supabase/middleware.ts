import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { isRefreshDue, isSessionCookie } from "./cookies";
import { isUnavailable } from "./errors";
import { isRefreshLimited } from "./fetch";
import { createCookieClient } from "./server";

type Refreshed = {
  signedIn: boolean;
  /** True when the service could not say whether there is a session. */
  unknown: boolean;
  /** Passes cookies on that a refresh has set, with the headers that keep them out of every cache. */
  carryTo(response: NextResponse): NextResponse;
  /** The request's headers with the cookies of the refreshed session. */
  headers: Headers;
};

/** Refreshes the session of a request for a personal page. */
export async function refreshSession(request: NextRequest): Promise<Refreshed> {
  const changes: ((response: NextResponse) => void)[] = [];
  const carryTo = (response: NextResponse) => {
    for (const change of changes) change(response);
    return response;
  };
  const nobody = { signedIn: false, unknown: false, carryTo, headers: request.headers };
  if (!request.cookies.getAll().some(isSessionCookie)) return nobody;
  if (isRefreshDue(request.cookies.getAll()) && (await isRefreshLimited())) {
    return { ...nobody, unknown: true };
  }

  const { client, limit } = createCookieClient({
    getAll: () => request.cookies.getAll(),
    setAll(toSet, headers) {
      for (const { name, value } of toSet) request.cookies.set(name, value);
      changes.push((response) => {
        for (const { name, value, options } of toSet) response.cookies.set(name, value, options);
        for (const [name, value] of Object.entries(headers)) response.headers.set(name, value);
      });
    },
  });
  const expired = new Promise<null>((resolve) =>
    limit.addEventListener("abort", () => resolve(null), { once: true }),
  );
  // Asks the service only when a refresh is due. That a session is genuine is checked where something depends on it.
  const answer = await Promise.race([client.auth.getSession(), expired]);
  return {
    signedIn: Boolean(answer?.data.session),
    unknown: answer === null || (answer.error !== null && isUnavailable(answer.error)),
    carryTo,
    headers: request.headers,
  };
}
