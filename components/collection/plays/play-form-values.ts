import { hasFields } from "@/components/collection/edit/draft";
import {
  OUTCOMES,
  type Play,
  type PlayBody,
  type PlayEdits,
  playBodySchema,
} from "@/lib/collection/play-schema";

/** The fields as typed. */
export type PlayValues = {
  outcome: Play["outcome"];
  platform: string;
  started: string;
  finished: string;
  hours: string;
  note: string;
};
const PLAY_FIELDS = ["outcome", "platform", "started", "finished", "hours", "note"] as const;
type PlayErrors = Partial<Record<keyof PlayValues, string>>;

const HOURS = /^(\d{1,7})(?:[.,](\d{1,2}))?$/;
const CLOCK = /^(\d{1,7}):([0-5]\d)$/;
const FIELDS: Record<string, keyof PlayValues> = { minutes: "hours" };

export function toPlayValues(play: Play | null): PlayValues {
  return {
    outcome: play?.outcome ?? "finished",
    platform: play?.platform ?? "",
    started: play?.started ?? "",
    finished: play?.finished ?? "",
    hours: play && play.minutes > 0 ? `${Math.floor(play.minutes / 60)}:${twoDigits(play.minutes % 60)}` : "",
    note: play?.note ?? "",
  };
}

export const isPlayValues = (values: unknown): values is PlayValues =>
  hasFields(values, PLAY_FIELDS, "outcome", OUTCOMES);

/** What the API expects, or a message for each wrong field. */
export function readPlay(values: PlayValues): { body: PlayBody } | { errors: PlayErrors } {
  const minutes = toMinutes(values.hours.trim());
  const finished = values.outcome === "playing" ? "" : values.finished.trim();
  const parsed = playBodySchema.safeParse({
    platform: values.platform || null,
    started: values.started.trim() || null,
    finished: finished || null,
    outcome: values.outcome,
    minutes: minutes ?? 0,
    note: values.note || null,
  });
  const errors: PlayErrors =
    minutes === null ? { hours: "Enter a time such as 12, 12.5 or 12:30 (hours and minutes)." } : {};
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0]);
    errors[FIELDS[name] ?? (name as keyof PlayValues)] ??= message;
  }
  return parsed.success && minutes !== null ? { body: parsed.data } : { errors };
}

/** The fields of a form that differ from the play with which it was opened. */
export function editsOf(play: Play, body: PlayBody): PlayEdits {
  const names = ["platform", "started", "finished", "outcome", "minutes", "note"] as const;
  return Object.fromEntries(
    names.filter((name) => body[name] !== play[name]).map((name) => [name, body[name]]),
  );
}

/** "12", "12.5" and "12:30" are hours; null for anything else. */
function toMinutes(text: string): number | null {
  if (!text) return 0;
  const [, hours, minutes] = CLOCK.exec(text) ?? [];
  if (hours) return Number(hours) * 60 + Number(minutes);
  return HOURS.test(text) ? Math.round(Number(text.replace(",", ".")) * 60) : null;
}

const twoDigits = (value: number) => String(value).padStart(2, "0");
