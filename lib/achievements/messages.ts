/** The spec's words for a list that cannot be read from Steam (accounts, section 8). */
export const FAILED_MESSAGE = "Failed to load achievements";
