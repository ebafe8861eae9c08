import type { Answer } from "./probe";
import {
  NO_PING,
  SERVICE_NAMES,
  type ServiceComponent,
  type ServiceEntry,
  type ServiceName,
  type ServiceStatus,
} from "./service-status";

/** Slower answers count as slow. */
export const SLOW_MS = 1000;

type CheckedComponent = {
  name: string;
  /** Its purpose, for users. */
  purpose: string;
  /** Null when it was not checked. */
  answer: Answer | null;
};

const MESSAGES: Readonly<Record<Exclude<ServiceStatus, "loading">, string>> = {
  operational: "Everything works as it should.",
  degraded: "It works, but more slowly than usual.",
  outage: "It can't be reached right now.",
  unknown: "It could not be checked right now.",
};
const PART_AWAY = "A part of it can't be reached right now.";

/** A service's entry from the answers of its components. `now` is the time of the check, in ms. */
export function toEntry(
  service: ServiceName,
  checked: readonly CheckedComponent[],
  now: number,
): ServiceEntry {
  const components = checked.map(toComponent);
  const status = statusOf(components.map((component) => component.status));
  const isPartAway = status === "degraded" && components.some((component) => component.status === "outage");
  const pings = checked.flatMap(({ answer }) => (answer?.outcome === "answered" ? [answer.ms] : []));
  return {
    name: SERVICE_NAMES[service],
    status,
    message: isPartAway ? PART_AWAY : MESSAGES[status],
    lastUpdated: new Date(now).toISOString(),
    ping: pings.length > 0 ? Math.max(...pings) : NO_PING,
    components,
  };
}

function toComponent({ name, purpose, answer }: CheckedComponent): ServiceComponent {
  if (!answer) return { name, status: "unknown", description: `${purpose} It could not be checked.` };
  if (answer.outcome === "unavailable")
    return { name, status: "outage", description: `${purpose} It is not responding.` };
  const isSlow = answer.outcome === "busy" || answer.ms > SLOW_MS;
  if (!isSlow) return { name, status: "operational", description: purpose };
  return { name, status: "degraded", description: `${purpose} It takes longer than usual.` };
}

/** Unchecked components count only when none was checked. */
function statusOf(components: readonly ServiceStatus[]): Exclude<ServiceStatus, "loading"> {
  const known = components.filter((status) => status !== "unknown");
  if (known.length === 0) return "unknown";
  if (known.every((status) => status === "outage")) return "outage";
  return known.every((status) => status === "operational") ? "operational" : "degraded";
}
