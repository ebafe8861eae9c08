import { join } from "node:path";
import type { Instrumentation } from "next";
import { PAGE_QUERIES } from "@/app/page-queries";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { codeOfDigest } from "@/lib/errors";
import { reportReadFailure } from "@/lib/http/failed-page";
import { logConsole } from "@/lib/http/log-console";
import { pageAddress, REFUSED } from "@/lib/http/page-address";
import { enterRequest } from "@/lib/http/request-context";
import { createGuard, PERSONAL_FOLDERS } from "@/lib/http/security-headers";
import { log } from "@/lib/log";
import { shellScriptSources } from "@/lib/next-internals/build-output";
import { dropForgedHeaders } from "@/lib/next-internals/forged-headers";
import { dropRepeatedHeaders } from "@/lib/next-internals/repeated-headers";
import { onRequestStart } from "@/lib/next-internals/request-start";
import { discardUnread } from "@/lib/next-internals/unread-body";
import { registerOpenTelemetry } from "@/lib/open-telemetry";
import { sharedStore } from "@/lib/shared-store/store";
import { observeCatalogue } from "@/lib/status/observe-catalogue";

/** Prepares the server before its first request. In its own file, because the edge build cannot load it. */
export async function prepareServer(): Promise<void> {
  // Reports missing variables at the start, not at the first request that needs them.
  const settings = env();
  inCleanContext();
  if (process.env.NODE_ENV === "production") logConsole();
  if (await registerOpenTelemetry()) observeCatalogue();
  sharedStore();
  const distDir = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? ".next");
  // The personal pages, and the 404 below their folders.
  const shells = shellScriptSources(distDir, [...PERSONAL_FOLDERS, "_not-found"]);
  const guard = createGuard(settings, shells, process.env.NODE_ENV);
  onRequestStart((incoming, response) => {
    const { headers, url = "/" } = incoming;
    dropForgedHeaders(headers, settings.TRUST_PROXY, url);
    const request = enterRequest(incoming, response);
    incoming.url = pageAddress(url, headers.rsc !== undefined, PAGE_QUERIES);
    // No `Request` can have this method: Next answers 500.
    if (incoming.method === "TRACE") [incoming.method, incoming.url] = ["GET", REFUSED];
    response.setHeader("X-Request-Id", request.id);
    guard({ url: incoming.url, headers }, response);
    dropRepeatedHeaders(response);
    reportReadFailure(response, request, incoming.url);
    discardUnread(incoming, response);
  });
}

type OnRequestError = Parameters<Instrumentation.onRequestError>;

/** Logs an error of a page with the digest that its error page may show. */
export function logServerError(error: unknown, request: OnRequestError[1], context: OnRequestError[2]): void {
  const { digest } = Object(error);
  // `limit_refused` is logged once a minute for each client. One line for each page would let a client fill the log.
  const level = codeOfDigest(error) === "rate_limited" ? "debug" : "error";
  log[level]("render_failed", {
    method: request.method,
    path: request.path.split("?", 1)[0],
    route: context.routePath,
    kind: context.routeType,
    ...(typeof digest === "string" ? { digest } : {}),
    error,
  });
}
