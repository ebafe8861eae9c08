import { setTimeout } from "node:timers/promises";
import { gamePath } from "../../lib/games/slug.ts";
import type { App } from "../../scripts/lib/app.ts";
import { UserError } from "../../scripts/lib/user-error.ts";

/** IGDB's maximum per request. */
const MAX_ROWS = 500;
/** Stays below IGDB's four requests per second. */
const PAUSE_MS = 300;

export type BenchGame = { id: number; name: string };

/**
 * The first `count` games, read from the sandbox directly so that the product's caches stay empty.
 * @throws {UserError} if IGDB is not sandboxed: a benchmark must not use a real account's budget
 */
export async function someGames({ env, plan }: App, count: number, exceptId = 0): Promise<BenchGame[]> {
  if (!plan.sandboxed.some(({ name }) => name === "igdb"))
    throw new UserError("The benchmarks need the sandbox.");
  const account = `client_id=${env.IGDB_CLIENT_ID}&client_secret=${env.IGDB_CLIENT_SECRET}`;
  const token = await fetch(`${env.IGDB_TOKEN_URL}?${account}&grant_type=client_credentials`, {
    method: "POST",
  });
  const { access_token } = await token.json();
  const headers = { "Client-ID": env.IGDB_CLIENT_ID ?? "", Authorization: `Bearer ${access_token}` };
  const found: BenchGame[] = [];
  while (found.length < count) {
    const body = `fields name; where cover != null & version_parent = null & id != ${exceptId};
      sort id asc; limit ${MAX_ROWS}; offset ${found.length};`;
    const response = await fetch(`${env.IGDB_API_URL}/games`, { method: "POST", headers, body });
    if (!response.ok) throw new UserError(`The sandbox returns ${response.status} for the list of games.`);
    const games: BenchGame[] = await response.json();
    if (games.length === 0)
      throw new UserError(`The catalogue has ${found.length} of the ${count} games needed.`);
    found.push(...games);
    await setTimeout(PAUSE_MS);
  }
  return found.slice(0, count);
}

export async function someGamePaths(app: App, count: number, exceptId = 0): Promise<string[]> {
  return (await someGames(app, count, exceptId)).map(gamePath);
}

/** Signs in a sample account as a browser would, once its limit allows it, and returns its cookies. */
export async function sessionCookie(site: string, user = "demo", attempts = 3): Promise<string> {
  const response = await fetch(`${site}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      email: `${user}@questshelf.test`,
      password: `questshelf-${user}`,
      captchaToken: "XXXX.DUMMY.TOKEN.XXXX",
    }),
  });
  if (response.status === 429 && attempts > 1) {
    await setTimeout(Number(response.headers.get("retry-after") ?? 60) * 1000);
    return sessionCookie(site, user, attempts - 1);
  }
  if (!response.ok) throw new UserError(`The sample account cannot sign in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
