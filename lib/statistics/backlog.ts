import { formatCount, plural } from "@/lib/format-count";
import { monthTitle } from "@/lib/months";
import type { StatisticsRow } from "./rows";
import type { Backlog } from "./schema";

const DAY_MS = 86_400_000;
const DAYS_PER_YEAR = 365.25;
const MAX_YEARS = 100;

/** What waits on a shelf (wanted, playing, paused), and when it ends at the pace of the last year. */
export function toBacklog({ backlog, today }: Pick<StatisticsRow, "backlog" | "today">): Backlog {
  const { games, untimed, hours, yearHours } = backlog;
  const end = yearHours === null ? null : endOf(hours, yearHours, today);
  return {
    figures: [
      { term: games === 1 ? "game waiting" : "games waiting", value: formatCount(games) },
      { term: hours === 1 ? "hour of play" : "hours of play", value: formatCount(hours) },
      ...(end === null ? [] : [{ term: "at this pace", value: `done in ${end}` }]),
    ],
    sentence: sentenceOf(backlog, end, untimed),
  };
}

function sentenceOf(
  { games, hours, yearGames, yearHours }: StatisticsRow["backlog"],
  end: string | null,
  untimed: number,
) {
  if (games === 0) return "Nothing is waiting.";
  const without = untimed === 0 ? "" : ` The length of ${formatCount(untimed)} of the games is unknown.`;
  const basis = `By the length of the main story, minus what has been played.${without}`;
  if (yearHours === null || hours === 0) return basis;
  if (end === null)
    return `${basis} No completed game of the last year has a known length, so there is no pace.`;
  const pace = `${plural(yearGames ?? 0, "game")} and ${formatCount(yearHours)} hours`;
  return `${basis} The pace is that of the games completed in the last year: ${pace}.`;
}

/** "June 2034"; null without a pace or a backlog. */
function endOf(hours: number, yearHours: number, today: string): string | null {
  if (hours === 0 || yearHours === 0) return null;
  const years = hours / yearHours;
  if (years > MAX_YEARS) return `over ${MAX_YEARS} years`;
  const end = new Date(Date.parse(today) + years * DAYS_PER_YEAR * DAY_MS);
  return monthTitle(end.toISOString().slice(0, 7));
}
