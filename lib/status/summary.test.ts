import { expect, it } from "vitest";
import { SERVICES, type ServiceStatus, shownEntries } from "./service-status";
import { summaryOf } from "./summary";

/** In the order of `SERVICES`: Supabase, IGDB, Steam. */
function summary(...statuses: ServiceStatus[]): string {
  const entries = shownEntries({});
  return summaryOf(entries.map((entry, index) => ({ ...entry, status: statuses[index] ?? "unknown" })));
}

it("covers each service", () => expect(SERVICES).toEqual(["supabase", "igdb", "steam"]));

it.each<[ServiceStatus[], string]>([
  [["operational", "operational", "operational"], "Every service works as it should."],
  [["unknown", "unknown", "unknown"], "No status information is available right now."],
  [
    ["operational", "unknown", "unknown"],
    "Every service that could be checked works as it should. There is no information about IGDB and Steam.",
  ],
  [
    ["outage", "operational", "operational"],
    "Signing in, shelves, settings and searches are unavailable. Games, lists and profiles that were opened in the last 24 hours open as usual.",
  ],
  [
    ["operational", "outage", "operational"],
    "The details of games that were not opened in the last 24 hours are unavailable. Lists, searches, shelves and profiles work.",
  ],
  [
    ["operational", "operational", "outage"],
    "Achievements, player counts and Steam imports may be unavailable. Everything else works.",
  ],
  [
    ["operational", "degraded", "operational"],
    "The catalogue of games may be slow, incomplete or out of date. Everything else works.",
  ],
  [
    ["degraded", "outage", "unknown"],
    "The details of games that were not opened in the last 24 hours are unavailable. Accounts, shelves, lists and pictures may be slow or partly unavailable. There is no information about Steam.",
  ],
])("%j: %s", (statuses, text) => expect(summary(...statuses)).toBe(text));
