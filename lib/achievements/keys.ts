export const achievementTags = {
  all: "achievements",
  app: (appId: number) => `achievements:${appId}`,
};

export const achievementKeys = {
  all: ["achievements"] as const,
  progress: (appId: number, steamId: string) => ["achievements", "progress", appId, steamId] as const,
};
