/** The platform filter, as in the URL (`?platform=ps5.switch2`). */
export const PLATFORM_GROUPS = [
  { key: "pc", label: "PC" },
  { key: "ps5", label: "PlayStation 5" },
  { key: "ps4", label: "PlayStation 4" },
  { key: "xbox", label: "Xbox" },
  { key: "switch2", label: "Switch 2" },
  { key: "switch", label: "Switch" },
  { key: "mac", label: "Mac and Linux" },
  { key: "mobile", label: "Mobile" },
  { key: "vr", label: "VR" },
  { key: "other", label: "Other" },
] as const;
export type PlatformKey = (typeof PLATFORM_GROUPS)[number]["key"];

export type ReleasePlatform = { key: PlatformKey; label: string };

const PLATFORMS: Readonly<Record<number, readonly [PlatformKey, string]>> = {
  6: ["pc", "PC"],
  13: ["pc", "DOS"],
  167: ["ps5", "PS5"],
  48: ["ps4", "PS4"],
  169: ["xbox", "Xbox Series"],
  49: ["xbox", "Xbox One"],
  12: ["xbox", "Xbox 360"],
  508: ["switch2", "Switch 2"],
  130: ["switch", "Switch"],
  14: ["mac", "Mac"],
  3: ["mac", "Linux"],
  34: ["mobile", "Android"],
  39: ["mobile", "iOS"],
  163: ["vr", "SteamVR"],
  165: ["vr", "PS VR"],
  390: ["vr", "PS VR2"],
  384: ["vr", "Quest"],
  386: ["vr", "Quest 2"],
  471: ["vr", "Quest 3"],
  472: ["vr", "visionOS"],
};

const ORDER: readonly string[] = PLATFORM_GROUPS.map(({ key }) => key);

/** Each platform once, in the filter's order. */
export function toReleasePlatforms(rows: readonly { id: number; name: string }[]): ReleasePlatform[] {
  const platforms = new Map<string, ReleasePlatform>();
  for (const { id, name } of rows) {
    const [key, label] = PLATFORMS[id] ?? (["other", name] as const);
    platforms.set(label, { key, label });
  }
  return [...platforms.values()].sort((a, b) => ORDER.indexOf(a.key) - ORDER.indexOf(b.key));
}

/** The groups of the `platform` parameter; unknown ones are left out. */
export function parsePlatforms(text: string | null): PlatformKey[] {
  const named = new Set(text?.split(".") ?? []);
  return PLATFORM_GROUPS.flatMap(({ key }) => (named.has(key) ? [key] : []));
}
