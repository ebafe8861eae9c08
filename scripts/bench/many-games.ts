import { gamePath } from "../../lib/games/slug.ts";
import type { App } from "../lib/app.ts";

/** Rows of one answer of IGDB's. */
const MAX_ROWS = 500;
const PAUSE_MS = 300;

/** The paths of so many games, read from the stand-in itself, so that no page of the product is warmed. */
export async function manyGamePaths({ env }: App, count: number): Promise<string[]> {
  const query = `client_id=${env.IGDB_CLIENT_ID}&client_secret=${env.IGDB_CLIENT_SECRET}&grant_type=client_credentials`;
  const token = await fetch(`${env.IGDB_TOKEN_URL}?${query}`, { method: "POST" });
  const { access_token } = await token.json();
  const headers = { "Client-ID": env.IGDB_CLIENT_ID ?? "", Authorization: `Bearer ${access_token}` };
  const paths: string[] = [];
  for (let offset = 0; paths.length < count; offset += MAX_ROWS) {
    const body = `fields name; where version_parent = null; sort id asc; limit ${MAX_ROWS}; offset ${offset};`;
    const response = await fetch(`${env.IGDB_API_URL}/games`, { method: "POST", headers, body });
    const games: { id: number; name: string }[] = await response.json();
    if (games.length === 0)
      throw new Error(`The catalogue has ${paths.length} of the ${count} games needed.`);
    paths.push(...games.map(gamePath));
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return paths.slice(0, count);
}
