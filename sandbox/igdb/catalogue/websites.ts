import type { GameSource } from "./parse.ts";

/** Extras that are websites: URL by value, and IGDB's type. */
const SITES: Record<string, [type: number, url: (value: string) => string]> = {
  web: [1, (value) => value],
  fandom: [2, (value) => `https://${value}.fandom.com`],
  wiki: [3, (value) => `https://en.wikipedia.org/wiki/${value.replaceAll(" ", "_")}`],
  fb: [4, (value) => `https://www.facebook.com/${value}`],
  tw: [5, (value) => `https://x.com/${value}`],
  tv: [6, (value) => `https://www.twitch.tv/${value}`],
  ig: [8, (value) => `https://www.instagram.com/${value}`],
  yt: [9, (value) => `https://www.youtube.com/@${value}`],
  st: [13, (value) => `https://store.steampowered.com/app/${value}`],
  rd: [14, (value) => `https://www.reddit.com/r/${value}`],
  itch: [15, (value) => `https://${value}`],
  epic: [16, (value) => `https://store.epicgames.com/p/${value}`],
  gog: [17, (value) => `https://www.gog.com/en/game/${value}`],
  dc: [18, (value) => `https://discord.gg/${value}`],
};

const TRUSTED = new Set([3, 13, 16, 17]);

/** The websites of a source row; `wiki` without a value means the game's name. */
export function sitesOf(game: GameSource) {
  return Object.entries(SITES).flatMap(([key, [type, url]]) => {
    const value = game.extras.get(key);
    if (value === undefined) return [];
    return [{ type, url: url(value || game.name), trusted: TRUSTED.has(type) }];
  });
}
