import { PLATFORM_GROUPS, type PlatformKey } from "./platforms";

/** The calendar that programs subscribe to; of all platforms without a choice. */
export function feedPath(platforms: readonly PlatformKey[]): string {
  const keys = PLATFORM_GROUPS.flatMap(({ key }) => (platforms.includes(key) ? [key] : []));
  return keys.length > 0 ? `/calendar.ics?platform=${keys.join(".")}` : "/calendar.ics";
}

/** The secret address of a user's wanted games. */
export function wantedFeedPath(token: string): string {
  return `/calendar/wanted/${token}.ics`;
}

/** Null for a file name that no token has. */
export function tokenOfFile(file: string): string | null {
  return /^([0-9a-f]{32})\.ics$/.exec(file)?.[1] ?? null;
}
