export type Person = {
  steamid: string;
  vanity: string;
  personaname: string;
  library: "sample" | "private" | "empty" | "large";
};

/** The sample accounts of the README. Any other id answers like a private profile. */
export const PEOPLE: readonly Person[] = [
  { steamid: "76561198000000001", vanity: "demo-player", personaname: "Demo Player", library: "sample" },
  {
    steamid: "76561198000000002",
    vanity: "private-player",
    personaname: "Private Player",
    library: "private",
  },
  { steamid: "76561198000000003", vanity: "empty-player", personaname: "New Player", library: "empty" },
  { steamid: "76561198000000004", vanity: "collector", personaname: "The Collector", library: "large" },
];

export function personById(steamid: string): Person | undefined {
  return PEOPLE.find((person) => person.steamid === steamid);
}

export function personByVanity(name: string): Person | undefined {
  return PEOPLE.find((person) => person.vanity === name.trim().toLowerCase());
}
