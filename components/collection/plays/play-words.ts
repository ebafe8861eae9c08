import { formatMinutes } from "@/lib/collection/hours";
import { formatPartialDate } from "@/lib/collection/partial-date";
import type { Play } from "@/lib/collection/play-schema";

/** "Finished May 17, 2024", "Playing since May 2024", "Replay, abandoned 2024". */
export function playTitle({ outcome, started, finished }: Play, isReplay: boolean): string {
  const since = started ? ` since ${formatPartialDate(started)}` : "";
  const on = finished ? ` ${formatPartialDate(finished)}` : "";
  const words = { playing: `playing${since}`, finished: `finished${on}`, abandoned: `abandoned${on}` }[
    outcome
  ];
  const title = isReplay ? `replay, ${words}` : words;
  return title.charAt(0).toUpperCase() + title.slice(1);
}

export function playFacts({ platform, started, minutes, outcome }: Play): string[] {
  return [
    ...(outcome !== "playing" && started ? [`Started ${formatPartialDate(started)}`] : []),
    ...(platform ? [platform] : []),
    ...(minutes > 0 ? [formatMinutes(minutes)] : []),
  ];
}
