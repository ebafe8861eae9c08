/** The codes of the game files. */
export const GENRES: Record<string, number> = {
  pnc: 2,
  fig: 4,
  sho: 5,
  mus: 7,
  plt: 8,
  puz: 9,
  rac: 10,
  rts: 11,
  rpg: 12,
  sim: 13,
  spo: 14,
  str: 15,
  tbs: 16,
  tac: 24,
  hns: 25,
  quiz: 26,
  pin: 30,
  adv: 31,
  ind: 32,
  arc: 33,
  vn: 34,
  card: 35,
  moba: 36,
};

export const THEMES: Record<string, number> = {
  act: 1,
  fan: 17,
  sci: 18,
  hor: 19,
  thr: 20,
  sur: 21,
  his: 22,
  ste: 23,
  com: 27,
  bus: 28,
  dra: 31,
  non: 32,
  san: 33,
  edu: 34,
  kid: 35,
  opw: 38,
  war: 39,
  par: 40,
  fx: 41,
  ero: 42,
  mys: 43,
  rom: 44,
};

export const MODES: Record<string, number> = { s: 1, m: 2, c: 3, p: 4, o: 5, b: 6 };

export const PERSPECTIVES: Record<string, number> = { "1": 1, "3": 2, i: 3, d: 4, t: 5, a: 6, v: 7 };

/** ESRB by letter, PEGI by number, the others by `C:Z`, `U:18`, `G:19+`. */
export const AGES: Record<string, [organization: number, category: number]> = {
  RP: [1, 1],
  EC: [1, 2],
  E: [1, 3],
  E10: [1, 4],
  T: [1, 5],
  M: [1, 6],
  AO: [1, 7],
  "3": [2, 8],
  "7": [2, 9],
  "12": [2, 10],
  "16": [2, 11],
  "18": [2, 12],
  "C:A": [3, 13],
  "C:Z": [3, 17],
  "U:12": [4, 20],
  "U:18": [4, 22],
};

/** `type=` of a game; the default is a main game. */
export const TYPES: Record<string, number> = {
  main: 0,
  dlc: 1,
  exp: 2,
  bundle: 3,
  se: 4,
  mod: 5,
  ep: 6,
  season: 7,
  remake: 8,
  remaster: 9,
  eg: 10,
  port: 11,
  fork: 12,
  pack: 13,
  update: 14,
};

/** The parent's list for a child of this type. */
export const REVERSE: Record<number, string> = {
  1: "dlcs",
  2: "expansions",
  4: "standalone_expansions",
  8: "remakes",
  9: "remasters",
  10: "expanded_games",
  11: "ports",
  12: "forks",
};

/** `status=` of a game; rare, as at IGDB. */
export const STATUSES: Record<string, number> = {
  early: 4,
  offline: 5,
  cancelled: 6,
  rumored: 7,
  delisted: 8,
};

/** Looks up a code. @throws with the code if it is unknown */
export function codeOf<T>(table: Record<string, T>, code: string, where: string): T {
  const value = table[code];
  if (value === undefined) throw new Error(`Unknown word "${code}" in ${where}`);
  return value;
}
