/** Tags of the server cache. */
export const achievementTags = {
  all: "achievements",
  app: (appId: number) => `achievements:${appId}`,
};

/** Keys of the browser cache. */
export const achievementKeys = {
  all: ["achievements"] as const,
  progress: (appId: number, steamId: string) => ["achievements", "progress", appId, steamId] as const,
};
