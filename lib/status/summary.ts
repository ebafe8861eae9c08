import { SERVICE_NAMES, type ServiceName, type ServiceStatus, type ShownEntry } from "./service-status";

type Effect = { area: string; affected: string; works: string };

/** What visitors notice (docs/faults.md). */
const EFFECTS: Readonly<Record<ServiceName, Effect>> = {
  supabase: {
    area: "Accounts, shelves and pictures",
    affected: "Signing in, shelves and settings are unavailable.",
    works: "Games and lists open as usual, and so do profiles that were opened in the last day.",
  },
  igdb: {
    area: "The catalogue of games",
    affected: "Only games, lists and searches that were opened in the last 24 hours are available.",
    works: "Shelves and profiles work.",
  },
  steam: {
    area: "Achievements, player counts and Steam imports",
    affected: "Achievements, player counts and Steam imports may be unavailable.",
    works: "Everything else works.",
  },
};

/** The sentence below the status page's heading. */
export function summaryOf(entries: readonly ShownEntry[]): string {
  const effectsOf = (wanted: ServiceStatus) =>
    entries.flatMap(({ service, status }) =>
      status === wanted && service !== "cloudflare" ? [EFFECTS[service]] : [],
    );
  const names = entries
    .filter(({ status }) => status === "unknown")
    .map(({ service }) => SERVICE_NAMES[service]);
  if (names.length === entries.length) return "No status information is available right now.";
  const out = effectsOf("outage");
  const slow = effectsOf("degraded");
  const sentences = [
    ...out.map(({ affected }) => affected),
    ...slow.map(({ area }) => `${area} may be slow or partly unavailable.`),
  ];
  if (sentences.length === 1 && names.length === 0) {
    sentences.push(out[0]?.works ?? "Everything else works.");
  }
  if (sentences.length === 0) {
    sentences.push(`Every service ${names.length > 0 ? "that could be checked " : ""}answers as it should.`);
  }
  if (names.length > 0) sentences.push(`There is no information about ${names.join(" and ")}.`);
  return sentences.join(" ");
}

/** When our own check fails, which the spec shows as an outage of everything. */
export const NOT_LOADED = "The status could not be loaded. The services themselves may work.";
