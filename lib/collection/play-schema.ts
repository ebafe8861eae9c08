import { z } from "zod";
import { countCharacters, isStorable, isVisibleText } from "@/lib/storable-text";
import { isBefore, partialDateProblem } from "./partial-date";
import type { Status } from "./status";

export const OUTCOMES = ["playing", "paused", "finished", "abandoned"] as const;
export type Outcome = (typeof OUTCOMES)[number];

export const OUTCOME_LABELS: Record<Outcome, string> = {
  playing: "Playing",
  paused: "Paused",
  finished: "Finished",
  abandoned: "Abandoned",
};

const PLATFORM_MAX_LENGTH = 100;
export const PLAY_NOTE_MAX_LENGTH = 5000;
/** 1,000,000 hours. */
const PLAY_MINUTES_MAX = 60_000_000;
/** At once. */
const ADDED_MINUTES_MAX = 1440;

export type Play = {
  id: string;
  gameId: number;
  platform: string | null;
  /** Partial dates. */
  started: string | null;
  finished: string | null;
  outcome: Outcome;
  minutes: number;
  note: string | null;
  /** ISO, with time. */
  timerStartedAt: string | null;
};

export type PlayWithGame = Play & { gameName: string; gamePath: string; coverUrl: string | null };

/** A start or an end in the journal. */
export type JournalEntry = PlayWithGame & {
  /** A partial date. */
  day: string;
  isEnd: boolean;
  isReplay: boolean;
  /** The current status of the game. */
  status: Status;
  rating: number | null;
};

export type JournalPage = {
  entries: JournalEntry[];
  /** For the next page; null after the last one. */
  next: string | null;
};

export type JournalPeriod = {
  /** A month, "2024-05", or a year, for what has no month. */
  period: string;
  entries: number;
  /** Minutes of the plays that ended in it, or that began in it and have no end. */
  minutes: number;
  /** Plays that were finished in it. */
  finished: number;
};

export type PlayActionAnswer = {
  play: Play;
  /** There is something to undo. */
  isChanged: boolean;
  /** Hours that the user entered for the game, which are shown instead of those of its plays. */
  typedHours: number | null;
  /** Names of games whose timer it has stopped. */
  stopped: string[];
};

const partialDate = z.string().superRefine((text, context) => {
  const message = partialDateProblem(text, Date.now());
  if (message) context.addIssue({ code: "custom", message });
});

const PLATFORM_RULE = "A platform is text of up to 100 characters.";
const platform = z
  .string(PLATFORM_RULE)
  .trim()
  .refine((text) => isVisibleText(text) && countCharacters(text) <= PLATFORM_MAX_LENGTH, PLATFORM_RULE)
  .transform((text) => text || null)
  .nullable();

const NOTE_RULE = "A note is text of up to 5,000 characters.";
const note = z
  .string(NOTE_RULE)
  .refine((text) => isStorable(text) && countCharacters(text) <= PLAY_NOTE_MAX_LENGTH, NOTE_RULE)
  .transform((text) => text.replace(/\r\n?/g, "\n").trimEnd() || null)
  .nullable();

const MINUTES_RULE = "The time played is from 0 to 1,000,000 hours.";
const minutes = z
  .number(MINUTES_RULE)
  .int(MINUTES_RULE)
  .min(0, MINUTES_RULE)
  .max(PLAY_MINUTES_MAX, MINUTES_RULE);

const playFields = z.strictObject({
  platform,
  started: partialDate.nullable(),
  finished: partialDate.nullable(),
  outcome: z.enum(OUTCOMES),
  minutes,
  note,
});
export type PlayEdits = Partial<z.infer<typeof playFields>>;

const OPEN_WITH_END = { message: "A play that is still open has no end yet.", path: ["finished"] };
const hasNoOpenEnd = ({ outcome, finished }: PlayEdits) => outcome !== "playing" || !finished;
const END_BEFORE_START = { message: "The end is before the start.", path: ["finished"] };
const endsAfterStart = ({ started, finished }: PlayEdits) =>
  !started || !finished || !isBefore(finished, started);

/** A whole play. */
export const playBodySchema = playFields
  .extend({
    /** Starts or stops the timer of a play that goes on; without it, it is left as it is. */
    timerStartedAt: z.iso.datetime({ offset: true }).nullable().optional(),
  })
  .refine(hasNoOpenEnd, OPEN_WITH_END)
  .refine(endsAfterStart, END_BEFORE_START);
export type PlayBody = z.infer<typeof playBodySchema>;

/** The changed fields of a play, as its form sends them. */
export const playEditsSchema = playFields
  .partial()
  .refine((edits) => Object.keys(edits).length > 0, "There is nothing to change.")
  .refine(hasNoOpenEnd, OPEN_WITH_END)
  .refine(endsAfterStart, END_BEFORE_START);

/** `day` is the user's own. */
export const playActionSchema = z.discriminatedUnion("action", [
  z.strictObject({ action: z.literal("start"), day: partialDate, platform: platform.optional() }),
  z.strictObject({
    action: z.literal("addMinutes"),
    day: partialDate,
    minutes: z.number().int().min(1).max(ADDED_MINUTES_MAX),
  }),
  z.strictObject({ action: z.literal("startTimer"), day: partialDate }),
  z.strictObject({ action: z.literal("stopTimer"), discard: z.boolean().default(false) }),
  z.strictObject({
    action: z.literal("end"),
    day: partialDate,
    outcome: z.enum(["finished", "abandoned"]),
    /** The id of the open play, or of the one that is logged if none is open. */
    id: z.uuid(),
  }),
]);
export type PlayAction = z.input<typeof playActionSchema>;

const period = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2]))?$/, "A period is a month or a year: 2024-05 or 2024.");
/** A day, or the part of it that is known, and the id of a play. */
const journalPlace = z
  .string()
  .regex(/^\d{4}(-\d\d){0,2} [0-9a-f-]{36}$/, "The place in the journal is not valid.");
export const journalQuerySchema = z.strictObject({ period, after: journalPlace.optional() });
