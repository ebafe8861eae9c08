// Works around: Next trusts the headers by which its own servers talk to each other, from any client.
import "server-only";
import type { IncomingHttpHeaders } from "node:http";

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

/** Removes headers that a client must not set: Next's internal ones, policies and, without our own proxy, forwarded ones. */
export function dropForgedHeaders(headers: IncomingHttpHeaders, isBehindProxy: boolean, url = "/"): void {
  for (const name in headers) if (INTERNAL.test(name)) delete headers[name];
  for (const name of POLICIES) delete headers[name];
  if (FORM.test(headers["content-type"] ?? "") && !FORM_ROUTE.test(url)) delete headers["content-type"];
  delete headers[ACTION];
  if (headers.rsc !== NAVIGATION) delete headers.rsc;
  if (!isBehindProxy) for (const name of FORWARDED) delete headers[name];
}
