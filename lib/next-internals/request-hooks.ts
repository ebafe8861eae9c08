// Works around: Next has no hook that sees a request before its server does. Node's channel for it is experimental.
import "server-only";
import { subscribe } from "node:diagnostics_channel";
import { type IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { Env } from "@/lib/env";
import { type DeclaredQuery, pageAddress, REFUSED } from "@/lib/http/page-address";
import { enterRequest } from "@/lib/http/request-context";
import { createGuard, PERSONAL_FOLDERS } from "@/lib/http/security-headers";
import { processWide } from "@/lib/process-wide";
import type { RequestContext } from "@/lib/request-storage";
import { shellScriptSources } from "./build-output";

/**
 * What happens to each request and response of this process around Next. Each hook prevents a fault of Next or Node, which its
 * test in request-hooks.test.ts shows.
 */
export function hookRequests(settings: Env, distDir: string, queries: readonly DeclaredQuery[]): void {
  // The personal pages, and the 404 below their folders.
  const shells = shellScriptSources(distDir, [...PERSONAL_FOLDERS, "_not-found"]);
  const guard = createGuard(settings, shells, process.env.NODE_ENV);
  onRequestStart((incoming, response) => {
    const { headers, url = "/" } = incoming;
    dropForgedHeaders(headers, settings.TRUST_PROXY, url);
    // Next has no request context outside of a render, such as in its cache handlers.
    const request = enterRequest(incoming, response);
    response.setHeader("X-Request-Id", request.id);
    // Next writes the query of a page's first visitor into the page that it caches for all.
    incoming.url = pageAddress(url, headers.rsc !== undefined, queries);
    refuseTrace(incoming);
    // `headers` of next.config.ts are missing on Next's own redirects, such as of `/games/`; they are fixed by the build, and know no nonce.
    guard({ url: incoming.url, headers }, response);
    dropRepeatedHeaders(response);
    refuseStaleInBrowsers(response);
    reportReadFailure(response, request, incoming.url);
    discardUnread(incoming, response);
  });
}

/** Calls `listener` for each HTTP request of this process, before any listener of its server. */
export function onRequestStart(listener: (request: IncomingMessage, response: ServerResponse) => void): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = Object(message);
    if (request instanceof IncomingMessage && response instanceof ServerResponse) listener(request, response);
  });
}

const INTERNAL =
  /^x-(middleware|next|now|invoke|matched|prerender)-|^x-nextjs-(?!(html-)?request-id$)|^next-resume$/;
/** What a proxy reports of the client, and the ids for logs and traces. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-request-id",
  "traceparent",
  "tracestate",
];
/** Next would copy a nonce from these into pages that it caches for all clients. */
const POLICIES = ["content-security-policy", "content-security-policy-report-only"];
/** Next treats such a body, or this header, as a Server Action, of which there is none; a broken one ends in a bare 500. */
const FORM = /^\s*multipart\//i;
/** A route handler that takes forms: Next has no Server Action for it. */
const FORM_ROUTE = /^\/api\/imports(\?|$)/;
const ACTION = "next-action";
/** Next ignores any other value, but varies its responses by it. */
const NAVIGATION = "1";

/**
 * Next trusts the headers by which its own servers talk to each other, from any client. Removes these, policies and, without
 * our own proxy, forwarded ones.
 */
export function dropForgedHeaders(headers: IncomingHttpHeaders, isBehindProxy: boolean, url = "/"): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
  for (const name of POLICIES) delete headers[name];
  if (FORM.test(headers["content-type"] ?? "") && !FORM_ROUTE.test(url)) delete headers["content-type"];
  delete headers[ACTION];
  if (headers.rsc !== NAVIGATION) delete headers.rsc;
  if (!isBehindProxy) for (const name of FORWARDED) delete headers[name];
}

/** Next answers 500: no `Request` can have this method. */
export function refuseTrace(incoming: IncomingMessage): void {
  if (incoming.method === "TRACE") [incoming.method, incoming.url] = ["GET", REFUSED];
}

/**
 * Next 16.4 appends the headers of a page that it has just rendered to the same ones, a redirect's `Location` among them;
 * clients join repeated headers, and cannot follow them.
 */
export function dropRepeatedHeaders(response: ServerResponse): void {
  const append = response.appendHeader;
  response.appendHeader = (name, value) => {
    const current = response.getHeader(name);
    const isSet = Array.isArray(current) ? current.includes(String(value)) : current === value;
    return isSet ? response : append.call(response, name, value);
  };
}

const FOR_SHARED_CACHES = /^s-maxage=\d+, stale-while-revalidate=\d+$/;

/**
 * `stale-while-revalidate`, which Next sends with each page, is meant for shared caches. Chromium follows it too, for each `fetch`: Next's
 * router and the service worker would show what was stored up to a day ago.
 */
export function refuseStaleInBrowsers(response: ServerResponse): void {
  const writeHead: (...parts: never[]) => ServerResponse = response.writeHead;
  response.writeHead = (...parts: unknown[]) => {
    const lifetime = String(response.getHeader("Cache-Control"));
    if (FOR_SHARED_CACHES.test(lifetime)) response.setHeader("Cache-Control", `${lifetime}, must-revalidate`);
    return Reflect.apply(writeHead, response, parts);
  };
}

/** The requests for each address that wait for a response, since the first of them came. */
const openRequests = processWide("open-requests", () => new Map<string, Set<RequestContext>>());

/**
 * Next answers 500 to every render error, and calls `onRequestError` when the response is sent. nginx would serve a stale page to
 * a client over its limit, and crawlers would not know when to return: this sets the status and the `Retry-After` of the failed
 * read. A request for an address that is already being rendered gets that rendering, and its failure; if a limit of another client
 * refused the read, it is sent to the address again.
 */
export function reportReadFailure(response: ServerResponse, request: RequestContext, address: string): void {
  const open = openRequests().get(address) ?? new Set();
  const [first = request] = open;
  openRequests().set(address, open.add(request));
  request.sharedBy = open;
  response.once("close", () => {
    open.delete(request);
    if (first === request) openRequests().delete(address);
  });
  const writeHead: (...parts: never[]) => ServerResponse = response.writeHead;
  const write = (...parts: unknown[]): ServerResponse => Reflect.apply(writeHead, response, parts);
  response.writeHead = (status: number, ...rest: unknown[]) => {
    const failure = request.failure ?? first.failure;
    if (status !== 500 || !failure) return write(status, ...rest);
    if (failure.status === 429 && !request.failure && first.client !== request.client) {
      response.setHeader("Cache-Control", "no-store");
      response.setHeader("Location", address);
      return write(307, ...rest);
    }
    if (failure.retryAfterS !== undefined) {
      response.setHeader("Retry-After", String(Math.ceil(failure.retryAfterS)));
    }
    return write(failure.status, ...rest);
  };
}

const UNREAD_LIMIT_MS = 10_000;

/**
 * Node keeps a connection waiting for the rest of a body that something has begun to read and then left. Discards it once the
 * response is sent, so that the next request on a kept-alive connection, which behind a proxy is another client's, does not
 * wait for it. Closes the connection of a client that sends on for 10 s.
 */
export function discardUnread(request: IncomingMessage, response: ServerResponse): void {
  const { headers, socket } = request;
  if (!("transfer-encoding" in headers || "content-length" in headers)) return;
  response.once("finish", () => {
    if (request.complete || socket.destroyed) return;
    // Node's own mark. `request.resume()` does not do: Next may have replaced the stream by a copy.
    Reflect.set(request, "_dumped", true);
    socket.resume();
    const timer = setTimeout(() => {
      if (!request.complete) socket.destroy();
    }, UNREAD_LIMIT_MS);
    timer.unref();
  });
}
