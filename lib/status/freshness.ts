import { type CatalogueState, getCatalogueState } from "@/lib/catalogue/state";
import { formatCount } from "@/lib/format-count";
import type { ServiceComponent, ServiceEntry } from "./service-status";
import { timeAgo } from "./time-ago";

/** An older copy of IGDB's catalogue is out of date. */
const MAX_AGE_MS = 24 * 3_600_000;
const COMPONENT = "Synchronisation";

/** What the sync job has copied, and when; null when the database cannot be read. */
export async function readFreshness(): Promise<CatalogueState | null> {
  return getCatalogueState().catch(() => null);
}

/** IGDB's entry with the state of our copy, which is its message: an old one makes it "degraded". */
export function withFreshness(entry: ServiceEntry, state: CatalogueState | null, now: number): ServiceEntry {
  const component = toComponent(state, now);
  const components = [...entry.components, component];
  if (component.status === "unknown" || entry.status === "outage") return { ...entry, components };
  if (component.status === "operational") {
    const message = entry.status === "operational" ? component.description : entry.message;
    return { ...entry, components, message };
  }
  const status = entry.status === "operational" ? "degraded" : entry.status;
  return { ...entry, status, components, message: component.description };
}

function toComponent(state: CatalogueState | null, now: number): ServiceComponent {
  if (!state) return { name: COMPONENT, status: "unknown", description: "It could not be read." };
  const { games, isLoaded, synchronisedAt } = state;
  if (!isLoaded || synchronisedAt === null) {
    return { name: COMPONENT, status: "degraded", description: "The catalogue is being loaded." };
  }
  const age = timeAgo(synchronisedAt, now);
  const isOld = now - synchronisedAt > MAX_AGE_MS;
  const text = `${formatCount(games)} games, last synchronised ${age}.`;
  return {
    name: COMPONENT,
    status: isOld ? "degraded" : "operational",
    description: isOld ? `The catalogue is out of date: ${text}` : text,
  };
}
