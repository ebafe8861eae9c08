import type { Account } from "./accounts.ts";
import type { KnownGame } from "./catalogue.ts";

/** A game of a library. The product can match games to the catalogue by Steam id, by name, by search, or not at all. */
export type Owned = { appid: number; name: string };

const SAMPLE = { bySteamId: 35, byName: 15, bySearch: 8 };
const LARGE = { games: 5000, unknown: 100 };

/** Larger than any id of Steam, so that the catalogue has none of them. Both libraries use separate ranges. */
const UNKNOWN_APPIDS = { sample: 90_000_010, large: 91_000_010 };

/** A name with trademark signs or a suffix, as in Steam's store: found by search, but not equal to the catalogue's. */
function shopName(name: string, index: number): string {
  const [first = name, ...others] = name.split(" ");
  if (others.length > 2 && index % 2) return `${name} (Deluxe)`;
  if (others.length > 0 && index % 3 === 0) return [`${first}®`, ...others].join(" ");
  return `${name}™`;
}

const UNMATCHED_NAMES = ["Xqzt Lantern Prototype", "Vrombelwyck Playtest"];

/** Games with a unique name, so that the match by name is deterministic. */
function uniqueNames(games: readonly KnownGame[]): KnownGame[] {
  const counts = new Map<string, number>();
  for (const { name } of games) {
    const key = name.trim().toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + 1);
  }
  return games.filter(({ name }) => counts.get(name.trim().toLowerCase()) === 1);
}

function createNumbering(from: number): () => number {
  let appid = from;
  return () => {
    appid += 10;
    return appid;
  };
}

function onSteam(games: readonly KnownGame[]): Owned[] {
  const seen = new Set<number>();
  return games.flatMap(({ appid, name }) => {
    if (appid === undefined || seen.has(appid)) return [];
    seen.add(appid);
    return [{ appid, name }];
  });
}

function sampleLibrary(games: readonly KnownGame[]): Owned[] {
  const nextAppid = createNumbering(UNKNOWN_APPIDS.sample);
  const bySteamId = onSteam(games).slice(0, SAMPLE.bySteamId);
  const taken = new Set(bySteamId.map(({ name }) => name));
  const rest = uniqueNames(games).filter(({ name }) => !taken.has(name));
  // PC games first: console exclusives would look odd in a Steam library.
  const candidates = [
    ...rest.filter((game) => game.appid === undefined && game.onPc),
    ...rest.filter((game) => game.appid !== undefined),
    ...rest.filter((game) => game.appid === undefined && !game.onPc),
  ];
  const byName = candidates.slice(0, SAMPLE.byName).map(({ name }) => name);
  const bySearch = candidates
    .slice(SAMPLE.byName, SAMPLE.byName + SAMPLE.bySearch)
    .map(({ name }, i) => shopName(name, i));
  const others = [...byName, ...bySearch, ...UNMATCHED_NAMES].map((name) => ({ appid: nextAppid(), name }));
  return [...bySteamId, ...others];
}

function largeLibrary(games: readonly KnownGame[]): Owned[] {
  const nextAppid = createNumbering(UNKNOWN_APPIDS.large);
  const matching = LARGE.games - LARGE.unknown;
  const bySteamId = onSteam(games).slice(0, matching);
  const taken = new Set(bySteamId.map(({ name }) => name));
  const byName = uniqueNames(games)
    .filter(({ name, appid }) => appid === undefined && !taken.has(name))
    .slice(0, matching - bySteamId.length)
    .map(({ name }) => ({ appid: nextAppid(), name }));
  const known = [...bySteamId, ...byName];
  const unknown = Array.from({ length: LARGE.games - known.length }, (_, i) => ({
    appid: nextAppid(),
    name: `Qzx Unlisted Sample ${String(i + 1).padStart(4, "0")}`,
  }));
  return [...known, ...unknown];
}

/** Some of the sample library's games, others, and an app that the catalogue does not have. Several batches of the large account. */
export function wishlistOf({ library }: Account, games: readonly KnownGame[]): number[] {
  const appids = onSteam(games).map(({ appid }) => appid);
  if (library === "sample") return [...appids.slice(SAMPLE.bySteamId - 2, SAMPLE.bySteamId + 8), 92_000_010];
  return library === "large" ? appids.slice(0, 1200) : [];
}

/** The games of an account; null if its library is private. */
export function createLibraries(
  games: () => readonly KnownGame[],
): (account: Account) => readonly Owned[] | null {
  const built = new Map<Account["library"], readonly Owned[]>();
  return ({ library }) => {
    if (library === "private") return null;
    if (library === "empty") return [];
    const known =
      built.get(library) ?? (library === "sample" ? sampleLibrary(games()) : largeLibrary(games()));
    built.set(library, known);
    return known;
  };
}
