export const statusKeys = { checks: ["status-checks"] as const };
