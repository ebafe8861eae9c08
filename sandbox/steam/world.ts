import type { Tables } from "../igdb/tables.ts";
import { knownGames, namesByAppid } from "./catalogue.ts";
import { createLibraries } from "./library.ts";
import { grayPictureHash, pictureHash } from "./numbers.ts";

export type World = ReturnType<typeof createWorld>;

/** What all answers are made of. The catalogue is read at the first question, not at the start. */
export function createWorld(tables: Tables, publicUrl: string) {
  let names: Map<number, string> | undefined;
  return {
    libraryOf: createLibraries(() => knownGames(tables)),
    nameOf(appid: number): string | undefined {
      names ??= namesByAppid(tables);
      return names.get(appid);
    },
    /** Steam's pictures have whole addresses; ours lie below the app's own origin. */
    picture: (appid: number, words: string, { gray = false } = {}) =>
      `${publicUrl}/_sandbox/images/steam/${appid}/${gray ? grayPictureHash(words) : pictureHash(words)}.jpg`,
  };
}
