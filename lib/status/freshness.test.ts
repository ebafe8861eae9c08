import { expect, it } from "vitest";
import { withFreshness } from "./freshness";
import type { ServiceEntry, ServiceStatus } from "./service-status";

const NOW = Date.UTC(2026, 10, 23, 12);
const HOUR = 3_600_000;

const entry = (status: ServiceStatus): ServiceEntry => ({
  name: "IGDB",
  status,
  message: "A message.",
  lastUpdated: null,
  ping: 1,
  components: [],
});
const loaded = (hours: number) => ({ isLoaded: true, games: 350_012, synchronisedAt: NOW - hours * HOUR });

it("shows how many games there are, and when they were synchronised", () => {
  expect(withFreshness(entry("operational"), loaded(3), NOW)).toMatchObject({
    status: "operational",
    message: "350,012 games, last synchronised 3 hours ago.",
    components: [{ name: "Synchronisation", status: "operational" }],
  });
});

it("is degraded when the catalogue is older than a day", () => {
  expect(withFreshness(entry("operational"), loaded(24), NOW).status).toBe("operational");
  expect(withFreshness(entry("operational"), loaded(25), NOW)).toMatchObject({
    status: "degraded",
    message: "The catalogue is out of date: 350,012 games, last synchronised 1 day ago.",
  });
});

it("is degraded until the first load has finished", () => {
  const state = { isLoaded: false, games: 0, synchronisedAt: null };
  expect(withFreshness(entry("operational"), state, NOW)).toMatchObject({
    status: "degraded",
    message: "The catalogue is being loaded.",
  });
});

it.each(["outage", "unknown"] as const)("leaves IGDB's %s as it is", (status) => {
  expect(withFreshness(entry(status), loaded(3), NOW).status).toBe(status);
  expect(withFreshness(entry("outage"), loaded(48), NOW)).toMatchObject({ message: "A message." });
});

it("is left out of the message when the database cannot be read", () => {
  expect(withFreshness(entry("operational"), null, NOW)).toMatchObject({
    status: "operational",
    message: "A message.",
    components: [{ status: "unknown" }],
  });
});
