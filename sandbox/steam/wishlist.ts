import { accountById } from "./accounts.ts";
import { badRequest, json } from "./answers.ts";
import { SAMPLE_NOW } from "./numbers.ts";
import type { World } from "./world.ts";

/** Contains no names. A private, an empty and an unknown account all get an empty object. */
export function getWishlist(params: URLSearchParams, world: World): Response {
  const steamid = params.get("steamid") ?? "";
  if (!/^\d{17}$/.test(steamid)) return badRequest();
  const account = accountById(steamid);
  const appids = account ? world.wishlistOf(account) : [];
  if (appids.length === 0) return json({ response: {} });
  const items = appids.map((appid, index) => ({
    appid,
    priority: index + 1,
    date_added: SAMPLE_NOW - index * 86_400,
  }));
  return json({ response: { items } });
}
