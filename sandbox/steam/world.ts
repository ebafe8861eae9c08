import type { Tables } from "../igdb/tables.ts";
import { knownGames, namesByAppid } from "./catalogue.ts";
import { createLibraries } from "./library.ts";
import { grayPictureHash, pictureHash } from "./numbers.ts";
import { PEOPLE } from "./people.ts";

export type World = ReturnType<typeof createWorld>;

/** What all answers are made of. The catalogue is read at the first question, not at the start. */
export function createWorld(tables: Tables, publicUrl: string) {
  let names: Map<number, string> | undefined;
  const nameOf = (appid: number): string | undefined => {
    names ??= namesByAppid(tables);
    return names.get(appid);
  };
  const libraryOf = createLibraries(() => knownGames(tables));
  return {
    libraryOf,
    nameOf,
    /** Whether an app is in the catalogue, or in a library without being there. */
    isOnSteam: (appid: number): boolean =>
      nameOf(appid) !== undefined ||
      PEOPLE.some((person) => libraryOf(person)?.some((owned) => owned.appid === appid)),
    /** Steam's pictures have whole addresses; ours lie below the app's own origin. */
    picture: (appid: number, words: string, { gray = false } = {}) =>
      `${publicUrl}/_sandbox/images/steam/${appid}/${gray ? grayPictureHash(words) : pictureHash(words)}.jpg`,
  };
}
