import { formatMinutes } from "@/lib/collection/hours";
import { formatPartialDate } from "@/lib/collection/partial-date";
import type { JournalEntry, Play } from "@/lib/collection/play-schema";
import type { Status } from "@/lib/collection/status";
import { shortPlatform } from "@/lib/games/short-platform";

/** "Finished May 17, 2024", "Playing since May 2024", "Replay, abandoned 2024". */
export function playTitle({ outcome, started, finished }: Play, isReplay: boolean): string {
  const since = started ? ` since ${formatPartialDate(started)}` : "";
  const on = finished ? ` ${formatPartialDate(finished)}` : "";
  const words = outcome === "playing" ? `playing${since}` : `${outcome}${on}`;
  const title = isReplay ? `replay, ${words}` : words;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function playFacts({ platform, started, minutes, outcome }: Play): string[] {
  return [
    ...(outcome !== "playing" && started ? [`Started ${formatPartialDate(started)}`] : []),
    ...(platform ? [shortPlatform(platform)] : []),
    ...(minutes > 0 ? [formatMinutes(minutes)] : []),
  ];
}

/** What happened in an entry of the journal: "Finished", "Started again". */
export function journalWords(entry: JournalEntry): { what: string; status: Status | null } {
  const again = entry.isReplay ? " again" : "";
  if (entry.isEnd && entry.outcome === "finished") return { what: `Finished${again}`, status: "completed" };
  if (entry.isEnd && entry.status === "dropped") return { what: "Dropped", status: "dropped" };
  // Its day of the end is unknown, or the game goes on later.
  if (isLast(entry) && entry.outcome !== "playing") return { what: `Played${again}`, status: null };
  return { what: `Started${again}`, status: "playing" };
}

/** The figure of an entry without a rating. */
export function journalFact(entry: JournalEntry): string {
  const { minutes, outcome, platform } = entry;
  if (isLast(entry) && minutes > 0) {
    const time = formatMinutes(minutes);
    return outcome === "playing" ? `${time} so far` : outcome === "abandoned" ? `after ${time}` : time;
  }
  return platform ? `on ${shortPlatform(platform)}` : "";
}

/** Whether it is the play's last entry, which has its note, time and rating. */
export const isLast = ({ isEnd, finished }: JournalEntry) => isEnd || finished === null;
