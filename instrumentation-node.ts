import { join } from "node:path";
import type { Instrumentation } from "next";
import { PAGE_QUERIES } from "@/app/page-queries";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { codeOfDigest } from "@/lib/errors";
import { logConsole } from "@/lib/http/log-console";
import { log } from "@/lib/log";
import { hookRequests } from "@/lib/next-internals/request-hooks";
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
  hookRequests(settings, distDir, PAGE_QUERIES);
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
