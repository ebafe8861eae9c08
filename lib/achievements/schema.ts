/** The spec's "Steam achievements result", with the state of progress. */
export type AchievementsResult = {
  userAchievements: {
    apiname: string;
    name: string;
    displayName: string;
    description: string;
    achieved: 0 | 1;
    /** Unix seconds; 0 when unknown. */
    unlocktime: number;
    icon: string | null;
    icongray: string | null;
  }[];
  globalStats: { name: string; percent: number }[];
  /** Why `achieved` is or is not the user's progress. */
  progress: "no_steam_id" | "known" | "private" | "not_owned" | "bad_steam_id";
};
