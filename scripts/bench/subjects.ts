import { gamePath } from "../../lib/games/slug.ts";
import type { App } from "../lib/app.ts";
import { UserError } from "../lib/user-error.ts";

/**
 * The paths of some games of the catalogue, read from the stand-in itself, so that no page of the product is warmed.
 * @throws {UserError} when IGDB is not sandboxed: a benchmark must not spend a real account's budget
 */
export async function someGamePaths({ env, plan }: App, count: number, exceptId: number): Promise<string[]> {
  if (!plan.sandboxed.some(({ name }) => name === "igdb"))
    throw new UserError("The benchmarks need the sandbox.");
  const token = await fetch(
    `${env.IGDB_TOKEN_URL}?client_id=${env.IGDB_CLIENT_ID}&client_secret=${env.IGDB_CLIENT_SECRET}&grant_type=client_credentials`,
    { method: "POST" },
  );
  const { access_token } = await token.json();
  const response = await fetch(`${env.IGDB_API_URL}/games`, {
    method: "POST",
    headers: { "Client-ID": env.IGDB_CLIENT_ID ?? "", Authorization: `Bearer ${access_token}` },
    body: `fields name; where cover != null & summary != null & version_parent = null & id != ${exceptId}; sort total_rating_count desc; limit ${count};`,
  });
  const games: { id: number; name: string }[] = await response.json();
  if (games.length < count)
    throw new UserError(`The catalogue has ${games.length} of the ${count} games needed.`);
  return games.map(gamePath);
}

/** Signs a sample account in, as the browser would, and answers with its cookies. */
export async function sessionCookie(site: string, user = "demo"): Promise<string> {
  const response = await fetch(`${site}/api/auth/sign-in`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site, "sec-fetch-site": "same-origin" },
    body: JSON.stringify({
      email: `${user}@questshelf.test`,
      password: `questshelf-${user}`,
      captchaToken: "XXXX.DUMMY.TOKEN.XXXX",
    }),
  });
  if (!response.ok) throw new UserError(`The sample account cannot sign in (${response.status}).`);
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}
