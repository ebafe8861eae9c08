import type { APIRequestContext, APIResponse } from "playwright/test";
import { expect, FROM_OWN_PAGE } from "./fixtures";
import type { ReadRoute } from "./read-routes";

export const ALL_FAULT_MODES = ["down", "slow", "rate-limited", "garbage", "reset"] as const;
/** All of them with `npm run proof`; the rest of the tests has no time for more than two. */
export const FAULT_MODES = process.env.PROOF ? ALL_FAULT_MODES : (["down", "garbage"] as const);

const LIMIT_MS = 3000;
/** Other work on the machine takes its time too; who waited for a slow service takes longer than this. */
const NOISE = 3;
export const SLOW_MS = 30_000;
const SESSION_COOKIE = /questshelf-session(\.\d)?=/;
const UPSTREAM_TEXT =
  /ECONN|fetch failed|terminated|other side|Maintenance|Too Many|API rate limit|\n\s+at |node_modules|[?&]key=/;

export type Reply = { path: string; answer: APIResponse; text: string };

export async function requestRoute(
  request: APIRequestContext,
  path: string,
  limitMs = LIMIT_MS,
): Promise<Reply> {
  const answer = await request.get(path, {
    maxRedirects: 0,
    timeout: NOISE * limitMs,
    headers: FROM_OWN_PAGE,
  });
  return { path, answer, text: await answer.text() };
}

/** Soon it answers as it should, by itself. */
export async function requestUntilOk(request: APIRequestContext, path: string): Promise<Reply> {
  let asked = await requestRoute(request, path, SLOW_MS);
  const isDone = async () => {
    if (!isOk(asked)) asked = await requestRoute(request, path, SLOW_MS);
    return isOk(asked);
  };
  await expect.poll(isDone, { message: path, timeout: 30_000 }).toBe(true);
  return asked;
}

export const isOk = ({ path, answer }: Reply) => answer.status() < (path === "/api/nothing" ? 405 : 400);
/** What a person knows a page by; of an API all that it says; of a picture that it is one. */
export function contentOf({ answer, text }: Reply): string {
  const type = answer.headers()["content-type"] ?? "";
  return /<title>.*?<\/title>/.exec(text)?.[0] ?? (/json|xml|text/.test(type) ? text : type);
}

export function expectPlainFailure({ path, answer, text }: Reply, { away }: ReadRoute) {
  expect([429, 500, 502, 503], path).toContain(answer.status());
  expect(answer.headers()["cache-control"], path).toContain("no-store");
  expect(answer.headers()["cache-control"], path).not.toContain("s-maxage");
  expect(answer.headers()["set-cookie"] ?? "", `${path}: no session is taken away`).not.toMatch(
    SESSION_COOKIE,
  );
  expect(text, path).not.toMatch(UPSTREAM_TEXT);
  if (away === "widget") expect(text, path).toContain("Widget teď nelze načíst");
  if (away !== "api") return;
  expect(answer.status(), path).not.toBe(500);
  const message = expect.stringMatching(/^[A-Z].+/);
  expect(JSON.parse(text), path).toEqual({ error: { code: expect.any(String), message } });
}

export function expectFallback(asked: Reply, address: ReadRoute) {
  const { path, answer } = asked;
  if (address.away === "shell") expect([path, answer.status()]).toEqual([path, 200]);
  else expectPlainFailure(asked, address);
}
