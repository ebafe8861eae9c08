/** The choices of "What shall I play?". Each is a parameter of the address, left out for "any". */
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
  /** Another one shows other games. */
  seed: number;
  /** Only one, by chance. */
  surprise: boolean;
};

const MAX_ID = 32_767;
export const MAX_SEED = 999_999;

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
    surprise: query.get("surprise") === "1",
  };
}

export function pickQuery({
  time,
  with: company,
  genre,
  theme,
  platform,
  seed,
  surprise,
}: PickChoices): string {
  const values = {
    time: time === "any" ? "" : time,
    with: company === "any" ? "" : company,
    genre: genre ?? "",
    theme: theme ?? "",
    platform: platform ?? "",
    seed: seed || "",
    surprise: surprise ? 1 : "",
  };
  return Object.entries(values)
    .flatMap(([name, value]) => (value === "" ? [] : [`${name}=${value}`]))
    .join("&");
}
