import type { Route } from "../lib/routes.ts";
import { type Answer, TIME_LIMIT_MS } from "./client.ts";
import type { Input } from "./inputs.ts";

const MAX_ANSWER_BYTES = 5_000_000;
/** What an answer never says: where we lie, what we are made of, what an outside service told us. */
const INSIDES = [
  /\n\s+at [^\n]+:\d+:\d+\)?/,
  /node_modules|\.next[/\\]|webpack:|turbopack:\/\//,
  /\/(tmp|home|root|usr|var)\/\w/,
  /\b(Type|Reference|Range|Syntax|Zod|Outside)Error\b/,
  /ECONN|EPIPE|ENOENT|fetch failed/,
  /PGRST\d|SQLSTATE|PL\/pgSQL|sb_publishable|GoTrue/,
  /127\.0\.0\.1:\d/,
];
/** The oEmbed specification's own word for a format that is not spoken. */
const NOT_IMPLEMENTED = 501;
const BUSY = 503;
const REFUSAL = /^\{"error":\{"code":"[a-z_]+","message":"(?:[^"\\\n]|\\.){5,1500}"\}\}$/;

export type Rules = {
  site: string;
  /** Where IGDB's stand-in is held to four requests a second, a read may be told to come again. */
  mayBeBusy: boolean;
};

/** What is wrong with an answer, in a few words; null for nothing. */
export function faultOf(
  route: Route,
  input: Input,
  answer: Answer,
  { site, mayBeBusy }: Rules,
): string | null {
  if ("failure" in answer) {
    return answer.ms >= TIME_LIMIT_MS ? "no answer in time" : `no answer: ${answer.failure}`;
  }
  const { status, headers, text, bytes } = answer;
  const isBusy = status === BUSY && mayBeBusy;
  if (status >= 500 && !isBusy && !(status === NOT_IMPLEMENTED && route.path === "/api/oembed")) {
    return `status ${status}: ${text.slice(0, 200)}`;
  }
  if (bytes > MAX_ANSWER_BYTES) return `an answer of ${bytes} bytes`;
  const sent = `${input.target}\n${Object.values(input.headers).join("\n")}\n${input.body?.bytes ?? ""}`;
  for (const inside of INSIDES) {
    const found = inside.exec(text)?.[0];
    if (found && !sent.includes(found)) return `the answer says ${JSON.stringify(found)}`;
  }
  if (headers["x-content-type-options"] !== "nosniff") return "no security headers";
  if (!headers["content-security-policy"] && !input.target.startsWith("/widget/")) return "no policy";
  const isAnswerOfOurs = input.method !== "HEAD" && isBelowApi(input.target, site);
  if (isAnswerOfOurs && status >= 400 && text && !REFUSAL.test(text))
    return `another refusal: ${text.slice(0, 200)}`;
  return leadsAway(headers.location, site) ? `leads to ${headers.location}` : null;
}

/** Dots in a path may lead out of the API again. */
function isBelowApi(target: string, site: string): boolean {
  return URL.canParse(target, site) && new URL(target, site).pathname.startsWith("/api/");
}

function leadsAway(location: string | undefined, site: string): boolean {
  if (location === undefined) return false;
  return !URL.canParse(location, site) || new URL(location, site).origin !== new URL(site).origin;
}
