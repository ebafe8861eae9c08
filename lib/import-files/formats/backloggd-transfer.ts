import { z } from "zod";
import { cleanText } from "../clean-text.ts";
import { parseDate } from "../dates.ts";
import { type Draft, lastFinish } from "../draft.ts";
import { minutesOf, toHours } from "../durations.ts";
import { type Format, isRecord, type Result, readItems } from "../format.ts";
import { ratingOf } from "../numbers.ts";
import { playedStatus, type RowStatus } from "../status-words.ts";
import { statusOfBackloggd } from "./backloggd-words.ts";

const VERSION = 2;

const text = z.string().nullish().catch(null);
const number = z.coerce.number().nullish().catch(null);
const flag = z.boolean().catch(false);

const playthroughSchema = z.object({
  title: text,
  rating: number,
  review: text,
  platform: number,
  hours_played: number,
  mins_played: number,
  start_date: text,
  finish_date: text,
});

const entrySchema = z.object({
  title: text,
  slug: text,
  log: z
    .object({
      is_play: flag,
      is_playing: flag,
      is_backlog: flag,
      is_wishlist: flag,
      status: text,
      total_hours: number,
      total_minutes: number,
    })
    .nullish()
    .catch(null),
  playthroughs: z.array(playthroughSchema).catch([]),
});

type Game = z.infer<typeof entrySchema>;

export const backloggdTransfer: Format = {
  id: "backloggd-transfer",
  name: "Backloggd (Data Transfer)",
  recognizes: (part) =>
    part.kind === "json" && isRecord(part.value) && part.value.format === "backloggd-transfer",
  read(parts) {
    const [part] = parts;
    const value = part?.kind === "json" && isRecord(part.value) ? part.value : {};
    // Version 1 has another layout.
    if (value.version !== VERSION) {
      const version = cleanText(value.version) || "unknown";
      return `This file has version ${version} of Backloggd Data Transfer's format. Export it again with the newest version of the extension, which writes version ${VERSION}.`;
    }
    return readItems(Array.isArray(value.entries) ? value.entries : [], (item, line, result) => {
      const game = entrySchema.safeParse(item);
      if (game.success) result.add(line, toDraft(game.data, result));
      else result.fail(line, "This entry is no game.");
    });
  },
};

function toDraft({ title, slug, log, playthroughs }: Game, result: Result): Draft {
  const plays = playthroughs.map((play) => ({
    started: result.read("date", "start_date", play.start_date ?? "", (day) => parseDate(day)),
    finished: result.read("date", "finish_date", play.finish_date ?? "", (day) => parseDate(day)),
    minutes: minutesOf(clockMinutes(play.hours_played, play.mins_played), "minutes"),
  }));
  const minutes = plays.reduce((sum, play) => sum + play.minutes, 0);
  const finishedOn = lastFinish(plays);
  return {
    title: cleanText(title),
    slug: slug ?? null,
    ...statusOf(log ?? null, finishedOn !== null),
    rating: ratingOf(playthroughs.findLast((play) => play.rating)?.rating ?? null, 10),
    hours: toHours(clockMinutes(log?.total_hours, log?.total_minutes) || minutes, "minutes"),
    finishedOn,
    plays,
    notes: playthroughs
      .map((play) => cleanText(play.review))
      .filter((review) => review !== "")
      .join("\n\n"),
  };
}

function clockMinutes(hours: number | null | undefined, minutes: number | null | undefined): number {
  return Math.max(hours ?? 0, 0) * 60 + Math.max(minutes ?? 0, 0);
}

function statusOf(log: Game["log"], isFinished: boolean): RowStatus {
  if (log?.is_playing) return statusOfBackloggd("Playing");
  if (log?.status && log.status !== "played") return statusOfBackloggd(log.status);
  if (log?.is_play) {
    return playedStatus(isFinished);
  }
  if (log?.is_backlog) return statusOfBackloggd("Backlog");
  return statusOfBackloggd(log?.is_wishlist ? "Wishlist" : "");
}
