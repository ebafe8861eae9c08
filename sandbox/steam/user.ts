import { ACCOUNTS, type Account, accountByVanity } from "./accounts.ts";
import { badRequest, json } from "./answers.ts";
import { SAMPLE_NOW } from "./numbers.ts";
import type { World } from "./world.ts";

const MAX_STEAMIDS = 100;

/** Visibility 3 is public, 1 is not. */
function summary({ steamid, vanity, personaname, library }: Account, world: World) {
  const avatar = world.picture(0, `avatar ${steamid}`);
  return {
    steamid,
    communityvisibilitystate: library === "private" ? 1 : 3,
    profilestate: 1,
    personaname,
    profileurl: `https://steamcommunity.com/id/${vanity}/`,
    avatar,
    avatarmedium: avatar,
    avatarfull: avatar,
    avatarhash: avatar.slice(-44, -4),
    personastate: 0,
    ...(library === "private" ? {} : { timecreated: SAMPLE_NOW - 200_000_000, lastlogoff: SAMPLE_NOW }),
  };
}

export function getPlayerSummaries(params: URLSearchParams, world: World): Response {
  const ids = params.get("steamids")?.split(",");
  if (!ids || ids.length > MAX_STEAMIDS) return badRequest();
  const players = ACCOUNTS.filter(({ steamid }) => ids.includes(steamid)).map((account) =>
    summary(account, world),
  );
  return json({ response: { players } });
}

export function resolveVanityUrl(params: URLSearchParams): Response {
  const name = params.get("vanityurl");
  if (!name) return badRequest();
  const isProfile = (params.get("url_type") ?? "1") === "1";
  const account = isProfile ? accountByVanity(name) : undefined;
  return json({
    response: account ? { steamid: account.steamid, success: 1 } : { success: 42, message: "No match" },
  });
}
