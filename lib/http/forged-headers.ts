import "server-only";
import type { IncomingHttpHeaders } from "node:http";

/** Headers that Next's own processes exchange and therefore trust. */
const NEXT_OWN =
  /^x-(middleware|next|now|invoke|matched|prerender)-|^x-nextjs-(?!(html-)?request-id$)|^next-resume$/;
/** Set by a trusted proxy. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-request-id",
  "traceparent",
  "tracestate",
];
/** Next would copy a nonce from these into pages that it caches for everyone. */
const POLICIES = ["content-security-policy", "content-security-policy-report-only"];

/** Next parses such requests as Server Actions. We have none, and a malformed one is a bare 500. */
const FORM = /^\s*multipart\//i;
const ACTION = "next-action";

/** Removes the headers that a client may not set, and forwarding headers unless a proxy of ours is in front. */
export function dropForgedHeaders(headers: IncomingHttpHeaders, isBehindProxy: boolean): void {
  for (const name in headers) if (NEXT_OWN.test(name)) delete headers[name];
  for (const name of POLICIES) delete headers[name];
  if (FORM.test(headers["content-type"] ?? "")) delete headers["content-type"];
  delete headers[ACTION];
  if (!isBehindProxy) for (const name of FORWARDED) delete headers[name];
}
