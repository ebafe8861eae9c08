/** Keys of the browser's cache. */
export const statusKeys = { checks: ["status-checks"] as const };
