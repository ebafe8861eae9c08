import { SERVICE_NAMES, type ServiceName, type ServiceStatus, type ShownEntry } from "./service-status";

type Effect = { affected: string; slow: string; works: string };

/** What visitors notice (docs/faults.md). */
const EFFECTS: Readonly<Record<ServiceName, Effect>> = {
  supabase: {
    affected: "Signing in, shelves, settings and searches are unavailable.",
    slow: "Accounts, shelves, lists and pictures may be slow or partly unavailable.",
    works: "Games, lists and profiles that were opened in the last 24 hours open as usual.",
  },
  igdb: {
    affected: "The details of games that were not opened in the last 24 hours are unavailable.",
    slow: "The catalogue of games may be slow, incomplete or out of date.",
    works: "Lists, searches, shelves and profiles work.",
  },
  steam: {
    affected: "Achievements, player counts and Steam imports may be unavailable.",
    slow: "Achievements, player counts and Steam imports may be slow or partly unavailable.",
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
  const late = effectsOf("degraded");
  const sentences = [...out.map(({ affected }) => affected), ...late.map(({ slow }) => slow)];
  if (sentences.length === 1 && names.length === 0) {
    sentences.push(out[0]?.works ?? "Everything else works.");
  }
  if (sentences.length === 0) {
    sentences.push(`Every service ${names.length > 0 ? "that could be checked " : ""}works as it should.`);
  }
  if (names.length > 0) sentences.push(`There is no information about ${names.join(" and ")}.`);
  return sentences.join(" ");
}

/** When our own check fails, which the spec shows as an outage of everything. */
export const NOT_LOADED = "The status could not be loaded. The services themselves may work.";
