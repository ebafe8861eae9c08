import type { ServiceStatus } from "@/lib/status/service-status";

type Tone = { label: string; text: string; path: string };

const QUESTION = "M9.3 9.2a2.8 2.8 0 1 1 4 2.5c-.8.4-1.3 1-1.3 1.9M12 16.9v.01";

/** Label, colour and sign of each health. */
export const STATUS_TONES: Readonly<Record<ServiceStatus, Tone>> = {
  operational: { label: "Operational", text: "text-good", path: "m7.6 12.4 3 3 5.8-6.4" },
  degraded: { label: "Degraded", text: "text-lamp-text", path: "M12 7v6M12 16.9v.01" },
  outage: { label: "Outage", text: "text-danger-text", path: "m8.6 8.6 6.8 6.8M15.4 8.6l-6.8 6.8" },
  loading: { label: "Loading", text: "text-ink-3", path: "M8 12v.01M12 12v.01M16 12v.01" },
  unknown: { label: "Unknown", text: "text-ink-3", path: QUESTION },
};
