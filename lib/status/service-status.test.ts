import { describe, expect, it } from "vitest";
import { failedEntries, overallStatus, type ServiceEntry, shownEntries } from "./service-status";

const entry = (name: string): ServiceEntry => ({
  name,
  status: "operational",
  message: "Fine.",
  lastUpdated: "2026-11-21T12:00:00.000Z",
  ping: 12,
  components: [],
});

describe("overallStatus", () => {
  it.each([
    [["operational", "degraded", "outage"], "outage"],
    [["unknown", "outage"], "outage"],
    [["operational", "degraded", "unknown"], "degraded"],
    [["operational", "operational"], "operational"],
    [["operational", "unknown"], "operational"],
    [[], "operational"],
  ] as const)("%j is %s", (statuses, overall) => {
    expect(overallStatus(statuses)).toBe(overall);
  });
});

describe("shownEntries", () => {
  it("shows a service that the answer does not name as unknown", () => {
    const shown = shownEntries({ steam: entry("Steam"), supabase: entry("Supabase") });
    expect(shown.map(({ service, status }) => [service, status])).toEqual([
      ["supabase", "operational"],
      ["igdb", "unknown"],
      ["steam", "operational"],
    ]);
    expect(shown[1]).toMatchObject({ message: "No status information available.", ping: -1 });
  });
});

describe("failedEntries", () => {
  it("is an outage of four services, in the spec's words", () => {
    const time = Date.UTC(2026, 10, 21, 12);
    const failed = failedEntries(time);
    expect(failed.map(({ service }) => service)).toEqual(["supabase", "igdb", "steam", "cloudflare"]);
    for (const card of failed) {
      expect(card).toMatchObject({
        status: "outage",
        message: "Failed to load status.",
        ping: -1,
        lastUpdated: "2026-11-21T12:00:00.000Z",
      });
    }
  });
});
