import type { Tables } from "../igdb/tables.ts";
import { ACCOUNTS, type Account } from "./accounts.ts";
import { knownGames, namesByAppid } from "./catalogue.ts";
import { createLibraries, wishlistOf } from "./library.ts";
import { grayPictureHash, pictureHash } from "./numbers.ts";

export type World = ReturnType<typeof createWorld>;

/** The data of all responses; the catalogue is indexed at the first request. */
export function createWorld(tables: Tables, publicUrl: string) {
  let names: Map<number, string> | undefined;
  const nameOf = (appid: number): string | undefined => {
    names ??= namesByAppid(tables);
    return names.get(appid);
  };
  const libraryOf = createLibraries(() => knownGames(tables));
  return {
    libraryOf,
    wishlistOf: (account: Account) => wishlistOf(account, knownGames(tables)),
    nameOf,
    isOnSteam: (appid: number): boolean =>
      nameOf(appid) !== undefined ||
      ACCOUNTS.some((account) => libraryOf(account)?.some((owned) => owned.appid === appid)),
    /** Steam sends absolute URLs; ours are below the app's origin. */
    picture: (appid: number, words: string, { gray = false } = {}) =>
      `${publicUrl}/_sandbox/images/steam/${appid}/${gray ? grayPictureHash(words) : pictureHash(words)}.jpg`,
  };
}
