/** The spec's status values (accounts, section 4). `loading` is the browser's own, before the first answer. */
const SERVICE_STATUSES = ["operational", "degraded", "outage", "loading", "unknown"] as const;
export type ServiceStatus = (typeof SERVICE_STATUSES)[number];

/** The services of `GET /api/status-checks`. */
export const SERVICES = ["supabase", "igdb", "steam"] as const;
export type ServiceName = (typeof SERVICES)[number];

/** The cards of a failed check, in the spec's order. */
const FAILED_SERVICES = [...SERVICES, "cloudflare"] as const;
export type ShownService = (typeof FAILED_SERVICES)[number];

export const FAILED_MESSAGE = "Failed to load status.";
const MISSING_MESSAGE = "No status information available.";
/** The ping of a service that did not answer; not shown. */
export const NO_PING = -1;

export type ServiceComponent = { name: string; status: ServiceStatus; description: string };

/** The spec's service status entry; `name` is for users. */
export type ServiceEntry = {
  name: string;
  status: ServiceStatus;
  message: string;
  /** ISO date of the check; null when there was none. */
  lastUpdated: string | null;
  /** Milliseconds, or `NO_PING`. */
  ping: number;
  components: ServiceComponent[];
};

export const SERVICE_NAMES: Readonly<Record<ShownService, string>> = {
  supabase: "Supabase",
  igdb: "IGDB",
  steam: "Steam",
  cloudflare: "Cloudflare",
};

export type OverallStatus = Extract<ServiceStatus, "operational" | "degraded" | "outage">;

/** Outage if any service is out, else degraded if any is degraded, else operational. */
export function overallStatus(statuses: readonly ServiceStatus[]): OverallStatus {
  if (statuses.includes("outage")) return "outage";
  return statuses.includes("degraded") ? "degraded" : "operational";
}

export type ShownEntry = ServiceEntry & {
  service: ShownService;
  /** The last successful check, when the present one failed. */
  lastKnown?: ServiceEntry | undefined;
};

/** The entries of an answer as cards; a service that it does not name is unknown. */
export function shownEntries(checks: Partial<Record<ServiceName, ServiceEntry>>): ShownEntry[] {
  return SERVICES.map((service) => ({ service, ...(checks[service] ?? missingEntry(service)) }));
}

function missingEntry(service: ShownService): ServiceEntry {
  return {
    name: SERVICE_NAMES[service],
    status: "unknown",
    message: MISSING_MESSAGE,
    lastUpdated: null,
    ping: NO_PING,
    components: [],
  };
}

/** The cards when the check itself failed at `time` (ms): all are shown as unavailable, with what was known before. */
export function failedEntries(
  time: number,
  lastKnown: Partial<Record<ShownService, ServiceEntry>> = {},
): ShownEntry[] {
  const lastUpdated = new Date(time).toISOString();
  return FAILED_SERVICES.map((service) => ({
    ...missingEntry(service),
    service,
    status: "outage",
    message: FAILED_MESSAGE,
    lastUpdated,
    lastKnown: lastKnown[service],
  }));
}
