export type Achievement = {
  /** Steam's own name, unique within the game. */
  apiname: string;
  displayName: string;
  /** Empty where Steam has none. */
  description: string;
  /** Steam returns no description then. */
  isHidden: boolean;
  icon: string | null;
  icongray: string | null;
  /** Share of all players who have it, 0–100; null where Steam does not say. */
  percent: number | null;
};

export type ShownAchievement = Pick<
  Achievement,
  "apiname" | "description" | "isHidden" | "icongray" | "percent"
> & {
  title: string;
};

/** Internal names, which mean nothing to a player. */
const RAW_NAME = /^(NEW_ACHIEVEMENT|ACH_)/;

/** The spec's "Achievement {n}" for an internal name, `n` being its place in the game's own order, from 1. */
export function achievementTitle(
  { displayName, apiname }: Pick<Achievement, "displayName" | "apiname">,
  n: number,
): string {
  const name = displayName.trim() || apiname;
  return RAW_NAME.test(name) ? `Achievement ${n}` : name;
}

/** Not earned: a visitor's progress brings the icons in colour. In the game's own order, by which internal names are numbered. */
export function toShown(achievements: readonly Achievement[]): ShownAchievement[] {
  return achievements.map((achievement, index) => {
    const { apiname, description, isHidden, percent } = achievement;
    const title = achievementTitle(achievement, index + 1);
    const icongray = achievement.icongray ?? achievement.icon;
    return { apiname, title, description, isHidden, icongray, percent };
  });
}

/** Steam's limit: at most this share of players have a rare achievement. */
const RARE_PERCENT = 10;

export function isRare({ percent }: Pick<Achievement, "percent">): boolean {
  return percent !== null && percent <= RARE_PERCENT;
}

export function formatPercent(percent: number): string {
  return `${percent.toFixed(1)}%`;
}
