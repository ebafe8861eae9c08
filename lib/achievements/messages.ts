/** The spec's text (accounts, section 8). */
export const FAILED_MESSAGE = "Failed to load achievements";
