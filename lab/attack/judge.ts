import type { Route } from "../../scripts/lib/routes.ts";
import { type Answer, TIME_LIMIT_MS } from "./client.ts";
import type { Input } from "./inputs.ts";

const MAX_ANSWER_BYTES = 5_000_000;
/** Internals that a response must not contain: stack traces, file paths, errors of libraries and services. */
const INTERNALS = [
  /\n\s+at [^\n]+:\d+:\d+\)?/,
  /node_modules|\.next[/\\]|webpack:|turbopack:\/\//,
  /\/(tmp|home|root|usr|var)\/\w/,
  /\b(Type|Reference|Range|Syntax|Zod|Outside)Error\b/,
  /ECONN|EPIPE|ENOENT|fetch failed/,
  /PGRST\d|SQLSTATE|PL\/pgSQL|sb_publishable|GoTrue/,
  /127\.0\.0\.1:\d/,
];
/** The oEmbed specification requires 501 for an unsupported format. */
const NOT_IMPLEMENTED = 501;
const BUSY = 503;
/** The spec's own routes send the message as text. */
const ERROR_BODY =
  /^\{"error":(\{"code":"[a-z_]+","message":"(?:[^"\\\n]|\\.){5,1500}"\}|"(?:[^"\\\n]|\\.){5,1500}","code":"[a-z_]+")\}$/;

export type Rules = {
  site: string;
  /** Allows 503: with IGDB's default limit of four requests a second, reads can be rejected as busy. */
  mayBeBusy: boolean;
};

/** Describes what is wrong with a response; null if it is fine. */
export function faultOf(
  route: Route,
  input: Input,
  answer: Answer,
  { site, mayBeBusy }: Rules,
): string | null {
  if ("failure" in answer) {
    return answer.ms >= TIME_LIMIT_MS ? "no response in time" : `no response: ${answer.failure}`;
  }
  const { status, headers, text, bytes } = answer;
  const isBusy = status === BUSY && mayBeBusy;
  if (status >= 500 && !isBusy && !(status === NOT_IMPLEMENTED && route.path === "/api/oembed")) {
    return `status ${status}: ${text.slice(0, 200)}`;
  }
  if (bytes > MAX_ANSWER_BYTES) return `a response of ${bytes} bytes`;
  const sent = `${input.target}\n${Object.values(input.headers).join("\n")}\n${input.body?.bytes ?? ""}`;
  for (const pattern of INTERNALS) {
    const found = pattern.exec(text)?.[0];
    if (found && !sent.includes(found)) return `the response contains ${JSON.stringify(found)}`;
  }
  if (headers["x-content-type-options"] !== "nosniff") return "no security headers";
  if (!headers["content-security-policy"] && !input.target.startsWith("/widget/"))
    return "no content security policy";
  const isApiResponse = input.method !== "HEAD" && isBelowApi(input.target, site);
  if (isApiResponse && status >= 400 && text && !ERROR_BODY.test(text))
    return `not our error format: ${text.slice(0, 200)}`;
  return leavesOrigin(headers.location, site) ? `redirects to ${headers.location}` : null;
}

/** Resolves `..` in the path first. */
function isBelowApi(target: string, site: string): boolean {
  return URL.canParse(target, site) && new URL(target, site).pathname.startsWith("/api/");
}

function leavesOrigin(location: string | undefined, site: string): boolean {
  if (location === undefined) return false;
  return !URL.canParse(location, site) || new URL(location, site).origin !== new URL(site).origin;
}
