import { formatCount, plural } from "@/lib/format-count";
import type { ColumnsChart } from "./schema";

export const hoursText = (hours: number) => `${formatCount(Math.round(hours * 10) / 10)} h`;

/** "12 games", "1.5 h". */
export const withUnit = (value: number, unit: ColumnsChart["unit"]) =>
  unit === "Hours" ? hoursText(value) : plural(value, "game");
