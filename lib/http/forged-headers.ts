import "server-only";
import type { IncomingHttpHeaders } from "node:http";

/** Headers with which Next's own servers speak to each other; from outside they would be taken for theirs. */
const NEXT_OWN =
  /^x-(middleware|next|now|invoke|matched|prerender)-|^x-nextjs-(?!(html-)?request-id$)|^next-resume$/;
/** What a proxy says of the client, and by which a request is found in logs and traces. */
const FORWARDED = [
  "x-forwarded-for",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-forwarded-port",
  "x-request-id",
  "traceparent",
  "tracestate",
];
/** Next would write a nonce from these into pages that it keeps for everybody. */
const POLICIES = ["content-security-policy", "content-security-policy-report-only"];

/** Next takes such a body, or this header, for a Server Action, of which there is none; a broken one ends in a bare 500. */
const FORM = /^\s*multipart\//i;
const ACTION = "next-action";

/**
 * Takes from a request what a client has no say in: headers that Next trusts as its own, the policy of the answer, and,
 * unless a proxy of ours stands in front, from where, under which name and how the client has come.
 */
export function dropForgedHeaders(headers: IncomingHttpHeaders, isBehindProxy: boolean): void {
  for (const name in headers) if (NEXT_OWN.test(name)) delete headers[name];
  for (const name of POLICIES) delete headers[name];
  if (FORM.test(headers["content-type"] ?? "")) delete headers["content-type"];
  delete headers[ACTION];
  if (!isBehindProxy) for (const name of FORWARDED) delete headers[name];
}
