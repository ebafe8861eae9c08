/** The address of the status page. */
export const STATUS_PATH = "/status";
