/** Keys of the browser's cache. */
export const galleryKeys = { games: ["gallery"] as const };
