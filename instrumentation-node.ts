import { subscribe } from "node:diagnostics_channel";
import { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import type { Instrumentation } from "next";
import { inCleanContext } from "@/lib/clean-context";
import { env } from "@/lib/env";
import { codeOfDigest } from "@/lib/errors";
import { brotliAssets } from "@/lib/http/brotli-assets";
import { createCompression } from "@/lib/http/compress";
import { reportReadFailure } from "@/lib/http/failed-page";
import { dropForgedHeaders } from "@/lib/http/forged-headers";
import { shellScriptSources } from "@/lib/http/inline-scripts";
import { logConsole } from "@/lib/http/log-console";
import { readableAddress } from "@/lib/http/readable-address";
import { enterRequest } from "@/lib/http/request-context";
import { createGuard, PERSONAL_FOLDERS } from "@/lib/http/security-headers";
import { keepHeadersSingle } from "@/lib/http/single-headers";
import { discardUnread } from "@/lib/http/unread-body";
import { log } from "@/lib/log";
import { registerOpenTelemetry } from "@/lib/open-telemetry";
import { sharedStore } from "@/lib/shared-store/store";

/** Prepares the server before its first request. In its own file, because the edge build cannot load it. */
export async function prepareServer(): Promise<void> {
  // Reports missing variables at the start, not at the first request that needs them.
  const settings = env();
  inCleanContext();
  if (process.env.NODE_ENV === "production") logConsole();
  await registerOpenTelemetry();
  sharedStore();
  const distDir = join(/* turbopackIgnore: true */ process.cwd(), process.env.NEXT_DIST_DIR ?? ".next");
  const guard = createGuard(settings, builtInlineScripts(distDir), process.env.NODE_ENV);
  const isProduction = process.env.NODE_ENV === "production";
  const packed = isProduction ? brotliAssets(distDir) : undefined;
  const compress = isProduction ? createCompression() : undefined;
  // Node hands out each request here before any listener of the server has seen it.
  subscribe("http.server.request.start", (message) => {
    if (typeof message !== "object" || message === null || !("request" in message)) return;
    if (!(message.request instanceof IncomingMessage)) return;
    const { headers, url = "/" } = message.request;
    dropForgedHeaders(headers, settings.TRUST_PROXY);
    const response =
      "response" in message && message.response instanceof ServerResponse ? message.response : undefined;
    const request = enterRequest(message.request, response);
    message.request.url = readableAddress(url);
    if (!response) return;
    response.setHeader("X-Request-Id", request.id);
    guard({ url: message.request.url, headers }, response);
    packed?.(message.request, response);
    compress?.(message.request, response);
    keepHeadersSingle(response);
    reportReadFailure(response, request);
    discardUnread(message.request, response);
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

/** CSP sources of the inline scripts that the build prerendered into personal pages and the 404 page below them. */
function builtInlineScripts(distDir: string): Map<string, string> {
  const pages = join(/* turbopackIgnore: true */ distDir, "server/app");
  return shellScriptSources(pages, [...PERSONAL_FOLDERS, "_not-found"]);
}
