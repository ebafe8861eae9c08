import "server-only";
import type { NextRequest, NextResponse } from "next/server";
import { correctedMarker, isRefreshDue, isSessionCookie } from "./cookies";
import { isUnavailable } from "./errors";
import { isRefreshLimited } from "./fetch";
import { createCookieClient } from "./server";

type Refreshed = {
  signedIn: boolean;
  /** The account service is unavailable. */
  unknown: boolean;
  /** Copies the refreshed cookies and the corrected marker, with the headers that forbid caching. */
  copyTo(response: NextResponse): NextResponse;
  headers: Headers;
};

export async function refreshSession(request: NextRequest): Promise<Refreshed> {
  const changes: ((response: NextResponse) => void)[] = [];
  const copyTo = (response: NextResponse) => {
    for (const change of changes) change(response);
    return response;
  };
  const correctMarker = (signedIn: boolean) => {
    const marker = correctedMarker(request.cookies, signedIn);
    if (marker) changes.push(({ cookies }) => cookies.set(marker.name, marker.value, marker.options));
  };
  const signedOut = { signedIn: false, unknown: false, copyTo, headers: request.headers };
  if (!request.cookies.getAll().some(isSessionCookie)) {
    correctMarker(false);
    return signedOut;
  }
  if (isRefreshDue(request.cookies.getAll()) && (await isRefreshLimited())) {
    return { ...signedOut, unknown: true };
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
  // Calls GoTrue only when a refresh is due. Route handlers and pages verify the session themselves.
  const answer = await Promise.race([client.auth.getSession(), expired]);
  const signedIn = Boolean(answer?.data.session);
  const unknown = answer === null || (answer.error !== null && isUnavailable(answer.error));
  if (!unknown) correctMarker(signedIn);
  return {
    signedIn,
    unknown,
    copyTo,
    headers: request.headers,
  };
}
