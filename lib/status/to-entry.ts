import type { Answer } from "./ask";
import {
  NO_PING,
  SERVICE_NAMES,
  type ServiceComponent,
  type ServiceEntry,
  type ServiceName,
  type ServiceStatus,
} from "./service-status";

/** An answer that takes longer is a slow one. */
export const SLOW_MS = 1000;

export type CheckedComponent = {
  name: string;
  /** What it is for, in a person's words. */
  purpose: string;
  /** Null where it could not be asked. */
  answer: Answer | null;
};

const MESSAGES: Readonly<Record<Exclude<ServiceStatus, "loading">, string>> = {
  operational: "Everything works as it should.",
  degraded: "It works, but more slowly than usual.",
  outage: "It can't be reached right now.",
  unknown: "It could not be checked right now.",
};
const PART_AWAY = "A part of it can't be reached right now.";

/** The entry of a service from how its components answered, in words of ours only. `now` is the time of the check, ms. */
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
  if (!answer) return { name, status: "unknown", description: `${purpose} It could not be asked.` };
  if (answer.outcome === "away")
    return { name, status: "outage", description: `${purpose} It does not answer.` };
  const isSlow = answer.outcome === "busy" || answer.ms > SLOW_MS;
  if (!isSlow) return { name, status: "operational", description: purpose };
  return { name, status: "degraded", description: `${purpose} It takes longer than usual.` };
}

/** What could not be asked counts only where nothing could. */
function statusOf(components: readonly ServiceStatus[]): Exclude<ServiceStatus, "loading"> {
  const known = components.filter((status) => status !== "unknown");
  if (known.length === 0) return "unknown";
  if (known.every((status) => status === "outage")) return "outage";
  return known.every((status) => status === "operational") ? "operational" : "degraded";
}
