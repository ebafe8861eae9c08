import { MAX_GAME_ID } from "@/lib/games/game-id";

/** The choices of "What should I play?". Each is a parameter of the address, left out for "any". */
export const PICK_TIMES = ["any", "hour", "evenings", "weeks", "long"] as const;
export type PickTime = (typeof PICK_TIMES)[number];

export const PICK_COMPANIES = ["any", "alone", "together"] as const;
export type PickCompany = (typeof PICK_COMPANIES)[number];

export type PickChoices = {
  time: PickTime;
  with: PickCompany;
  /** IGDB's ids. */
  genre: number | null;
  theme: number | null;
  platform: number | null;
  /** Varies the suggestions. */
  seed: number;
  /** Ids of the games that were suggested before, the last ones last. They come only after all others. */
  shown: number[];
};

const MAX_ID = 32_767;
export const MAX_SEED = 999_999;
/** Fewer than the database allows. */
const MAX_SHOWN = 60;

type Query = { get(name: string): string | null };

/** Reads a query leniently: unknown values become "any". */
export function parsePick(query: Query): PickChoices {
  const numberOf = (name: string, max: number) => {
    const text = query.get(name) ?? "";
    return /^[1-9]\d{0,5}$/.test(text) && Number(text) <= max ? Number(text) : null;
  };
  return {
    time: PICK_TIMES.find((time) => time === query.get("time")) ?? "any",
    with: PICK_COMPANIES.find((company) => company === query.get("with")) ?? "any",
    genre: numberOf("genre", MAX_ID),
    theme: numberOf("theme", MAX_ID),
    platform: numberOf("platform", MAX_ID),
    seed: numberOf("seed", MAX_SEED) ?? 0,
    shown: shownAfter(
      [],
      (query.get("shown") ?? "")
        .split(",")
        .filter((text) => /^[1-9]\d{0,9}$/.test(text))
        .map(Number)
        .filter((id) => id <= MAX_GAME_ID),
    ),
  };
}

/** `shown` after more games were suggested. */
export function shownAfter(shown: readonly number[], gameIds: readonly number[]): number[] {
  return [...shown.filter((id) => !gameIds.includes(id)), ...new Set(gameIds)].slice(-MAX_SHOWN);
}

export function pickQuery({ time, with: company, genre, theme, platform, seed, shown }: PickChoices): string {
  const values = {
    time: time === "any" ? "" : time,
    with: company === "any" ? "" : company,
    genre: genre ?? "",
    theme: theme ?? "",
    platform: platform ?? "",
    seed: seed || "",
    shown: shown.join(),
  };
  return Object.entries(values)
    .flatMap(([name, value]) => (value === "" ? [] : [`${name}=${value}`]))
    .join("&");
}
