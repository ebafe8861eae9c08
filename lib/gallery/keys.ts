export const galleryKeys = { games: ["gallery"] as const };
