/** Keys of the browser cache. */
export const galleryKeys = { games: ["gallery"] as const };
