export type Account = {
  steamid: string;
  vanity: string;
  personaname: string;
  library: "sample" | "private" | "empty" | "large";
  /** Steam's response for a private profile's achievements: 403 with a reason (default), 200 with the reason, or 400 with `{}`. */
  refusal?: 200 | 400;
};

/** The sample accounts of the README. Other ids have no account. */
export const ACCOUNTS: readonly Account[] = [
  { steamid: "76561198000000001", vanity: "demo-player", personaname: "Demo Player", library: "sample" },
  {
    steamid: "76561198000000002",
    vanity: "private-player",
    personaname: "Private Player",
    library: "private",
  },
  { steamid: "76561198000000003", vanity: "empty-player", personaname: "New Player", library: "empty" },
  { steamid: "76561198000000004", vanity: "collector", personaname: "The Collector", library: "large" },
  {
    steamid: "76561198000000005",
    vanity: "private-player-200",
    personaname: "Private Player",
    library: "private",
    refusal: 200,
  },
  {
    steamid: "76561198000000006",
    vanity: "private-player-400",
    personaname: "Private Player",
    library: "private",
    refusal: 400,
  },
];

export function accountById(steamid: string): Account | undefined {
  return ACCOUNTS.find((account) => account.steamid === steamid);
}

export function accountByVanity(name: string): Account | undefined {
  return ACCOUNTS.find((account) => account.vanity === name.trim().toLowerCase());
}
