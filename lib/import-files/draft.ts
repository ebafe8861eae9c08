import { cleanText, cutText, shortText, storableText } from "./clean-text.ts";
import { copiesOf, partsOfCell, tagsOf } from "./copies.ts";
import type { Entry, FileCopy, FilePlay } from "./entry.ts";
import {
  COPIES,
  MAX_GAME_ID,
  NOTES_LENGTH,
  PLAYS,
  TAGS,
  TITLE_LENGTH,
  UNREAD_LENGTH,
  WORD_LENGTH,
} from "./limits.ts";

const LONG_NOTE = `End of a note with more than ${NOTES_LENGTH.toLocaleString("en")} characters`;

/** An entry as a format reads it: what it leaves out is empty. */
export type Draft = Partial<Omit<Entry, "line" | "plays" | "copies">> & {
  startedOn?: string | null;
  /** Default: one with the entry's platform, if no play has a date and the game is not on a wishlist. */
  copies?: Partial<FileCopy>[];
  /** Keeps the only play also without a date. */
  isPlay?: boolean;
  /** The note of the only play. */
  playNote?: string | null;
  /** Default: one, with the dates, hours and platform of the entry. */
  plays?: Partial<FilePlay>[];
};

/** Counts what an entry cannot hold. */
type LeaveOut = (reason: string, count: number) => void;

/** The entry, or a sentence with the reason why there is none. */
export function toEntry(line: number, draft: Draft, leaveOut: LeaveOut): Entry | string {
  const title = shortText(draft.title, TITLE_LENGTH + 1);
  if (title.length > TITLE_LENGTH) return `The title has more than ${TITLE_LENGTH} characters.`;
  const { slug = null, store = null } = draft;
  const igdbId = draft.igdbId && draft.igdbId <= MAX_GAME_ID ? draft.igdbId : null;
  if (title === "" && igdbId === null && !slug && store === null) return "This row has no title.";
  const plays = playsOf(draft);
  const kept = draft.isPlay ? plays : plays.filter(({ started, finished }) => started || finished);
  const within = <Item>(items: Item[], max: number, what: string) => {
    if (items.length > max) leaveOut(`${what} beyond the ${max} of a game`, items.length - max);
    return items.slice(0, max);
  };
  const allNotes = notesOf(draft, plays);
  const notes = allNotes && cutText(allNotes, NOTES_LENGTH);
  if (notes !== allNotes) leaveOut(LONG_NOTE, 1);
  return {
    line,
    title,
    year: draft.year && draft.year >= 1950 && draft.year <= 2100 ? draft.year : null,
    platform: shortText(draft.platform, WORD_LENGTH) || null,
    igdbId,
    slug: slug && /^[a-z0-9-]{1,200}$/.test(slug) ? slug : null,
    store,
    statusWord: shortText(draft.statusWord, WORD_LENGTH),
    status: draft.status ?? null,
    rating: draft.rating ?? null,
    hours: draft.hours ?? null,
    finishedOn: draft.finishedOn ?? null,
    ...(draft.finishIfPlaying && { finishIfPlaying: draft.finishIfPlaying }),
    plays: within(kept, PLAYS, "Play"),
    // A time or a whole day.
    addedAt: draft.addedAt && draft.addedAt.length >= 10 ? draft.addedAt : null,
    ...(draft.unread && { unread: cutText(cleanText(draft.unread), UNREAD_LENGTH) }),
    notes,
    tags: within(tagsOf(draft.tags ?? []), TAGS, "Tag"),
    copies: within(copiesOf(draft.copies ?? platformCopy(draft, kept.length > 0)), COPIES, "Copy"),
    ...(draft.own && { own: draft.own }),
  };
}

export function lastFinish(plays: readonly { finished: string | null }[]): string | null {
  return (
    plays
      .map(({ finished }) => finished)
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

function playsOf({ plays, startedOn, finishedOn, hours, platform, playNote }: Draft): FilePlay[] {
  const only = {
    started: startedOn,
    finished: finishedOn,
    minutes: Math.round((hours ?? 0) * 60),
    platform,
    note: playNote,
  };
  return (plays ?? [only]).map(({ started = null, finished = null, minutes = 0, platform: on, note }) => ({
    started,
    finished,
    minutes,
    platform: shortText(on, WORD_LENGTH) || null,
    note: cutText(cleanText(note).replace(/\r\n?/g, "\n"), NOTES_LENGTH).trim() || null,
  }));
}

/** A game in a backlog is owned, one on a wishlist is not. */
const WISH =
  /wish|want|plan|to (?:play|buy|read)|watchlist|wunsch|souhait|deseo|desej|desider|życz|p[řr][aá]ní/i;

function platformCopy({ platform, status, statusWord, own }: Draft, isPlayed: boolean): Partial<FileCopy>[] {
  const isWished = status === "want" && WISH.test(statusWord ?? "");
  const isOwned = !isPlayed && !isWished && !own;
  return isOwned ? partsOfCell(platform ?? "").map((name) => ({ platform: name })) : [];
}

/** Adds the notes of plays without a date, which are not stored. Notes of our own export stay unchanged. */
function notesOf({ notes, own }: Draft, plays: FilePlay[]): string | null {
  if (own) return storableText(notes ?? "") || null;
  const rest = plays.map(({ started, finished, note }) => (started || finished ? null : note));
  const all = [notes, ...rest].map((note) => cleanText(note).replace(/\r\n?/g, "\n"));
  return all.filter((note) => note !== "").join("\n\n") || null;
}
