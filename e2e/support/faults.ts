import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";
import type { ReadRoute } from "./read-routes";

export const ALL_FAULT_MODES = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
export type FaultMode = (typeof ALL_FAULT_MODES)[number];
/** `npm run proof` runs all of them. */
export const FAULT_MODES = process.env.PROOF ? ALL_FAULT_MODES : (["down", "garbage"] as const);
export const WRITE_FAULT_MODES = process.env.PROOF ? ALL_FAULT_MODES : (["down", "slow"] as const);

/** Longer than any time limit of the app. */
export const SLOW_MS = 30_000;
const LIMIT_MS = 3000;
/** Allows for other work on the machine; still less than `SLOW_MS`. */
const NOISE = 3;
const SESSION_COOKIE = /questshelf-session(\.\d)?=/;
const UPSTREAM_TEXT =
  /ECONN|fetch failed|terminated|other side|Maintenance|Too Many|API rate limit|\n\s+at |node_modules|[?&]key=/;

/** The spec's own routes: docs/decisions/0004. */
const TEXT_ERRORS = /api\/(igdb|game)\//;

/** A response with its body; `name` is the path, or the write that was sent. */
export type Reply = { name: string; status: number; headers: Record<string, string>; text: string };

export async function readReply(name: string, response: APIResponse): Promise<Reply> {
  return { name, status: response.status(), headers: response.headers(), text: await response.text() };
}

export async function requestRoute(
  request: APIRequestContext,
  path: string,
  limitMs = LIMIT_MS,
): Promise<Reply> {
  const options = { maxRedirects: 0, timeout: NOISE * limitMs, headers: FROM_OWN_PAGE };
  return readReply(path, await request.get(path, options));
}

/** Requests a route until it works as it should. */
export async function requestUntilOk(request: APIRequestContext, path: string): Promise<Reply> {
  let reply = await requestRoute(request, path, SLOW_MS);
  const failure = async () => {
    if (!isOk(reply)) reply = await requestRoute(request, path, SLOW_MS);
    return isOk(reply) ? "" : `${reply.status} ${reply.text}`;
  };
  await expect.poll(failure, { message: path, timeout: 30_000 }).toBe("");
  return reply;
}

export const isOk = ({ name, status }: Reply) => status < (name === "/api/nothing" ? 405 : 400);

/** What must stay equal: a page's title, the body of an API response, the type of a picture. */
export function contentOf({ headers, text }: Reply): string {
  const type = headers["content-type"] ?? "";
  return /<title>.*?<\/title>/.exec(text)?.[0] ?? (/json|xml|text/.test(type) ? text : type);
}

/** Expects an uncached error that keeps the session and contains no text of the failed service. */
export function expectPlainFailure(
  { name, status, headers, text }: Reply,
  failsAs: ReadRoute["failsAs"] = "api",
) {
  expect(failsAs === "api" ? [429, 502, 503] : [429, 500, 502, 503], `${name}: ${text}`).toContain(status);
  expect(headers["cache-control"], name).toContain("no-store");
  expect(headers["cache-control"], name).not.toContain("s-maxage");
  expect(headers["set-cookie"] ?? "", `${name} keeps the session`).not.toMatch(SESSION_COOKIE);
  expect(text, name).not.toMatch(UPSTREAM_TEXT);
  if (failsAs === "widget") expect(text, name).toContain("Widget teď nelze načíst");
  if (failsAs !== "api") return;
  expect(text, name).not.toContain("<html");
  const message = expect.stringMatching(/^[A-Za-z].+/);
  const code = expect.any(String);
  expect(JSON.parse(text), name).toEqual(
    TEXT_ERRORS.test(name) ? { error: message, code } : { error: { code, message } },
  );
}

/** A shell loads without its data; everything else fails plainly. */
export function expectFallback(reply: Reply, { failsAs }: ReadRoute) {
  if (failsAs === "shell") expect([reply.name, reply.status]).toEqual([reply.name, 200]);
  else expectPlainFailure(reply, failsAs);
}
