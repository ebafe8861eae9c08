import { cleanText, cutText, shortText, storableText } from "./clean-text.ts";
import type { Entry, FilePlay } from "./entry.ts";
import { NOTES_LENGTH, PLAYS, TITLE_LENGTH, UNREAD_LENGTH, WORD_LENGTH } from "./limits.ts";

/** An entry as a format reads it: what it leaves out is empty. */
export type Draft = Partial<Omit<Entry, "line" | "plays">> & {
  startedOn?: string | null;
  /** Left out: one, with the dates, hours and platform of the entry. */
  plays?: Partial<FilePlay>[];
};

/** The entry, or a sentence with the reason why there is none. */
export function toEntry(line: number, draft: Draft): Entry | string {
  const title = shortText(draft.title, TITLE_LENGTH + 1);
  if (title.length > TITLE_LENGTH) return `The title has more than ${TITLE_LENGTH} characters.`;
  const { igdbId = null, slug = null, store = null } = draft;
  if (title === "" && igdbId === null && !slug && store === null) return "This row has no title.";
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
    plays: playsOf(draft),
    // A time or a whole day.
    addedAt: draft.addedAt && draft.addedAt.length >= 10 ? draft.addedAt : null,
    notes: notesOf(draft),
    ...(draft.unread && { unread: cutText(cleanText(draft.unread), UNREAD_LENGTH) }),
    ...(draft.own && { own: draft.own }),
  };
}

/** Of several plays. */
export function lastFinish(plays: readonly { finished: string | null }[]): string | null {
  return (
    plays
      .map(({ finished }) => finished)
      .filter((day) => day !== null)
      .sort()
      .at(-1) ?? null
  );
}

function playsOf({ plays, startedOn, finishedOn, hours, platform }: Draft): FilePlay[] {
  const only = { started: startedOn, finished: finishedOn, minutes: Math.round((hours ?? 0) * 60), platform };
  return (plays ?? [only])
    .filter(({ started, finished }) => started || finished)
    .slice(0, PLAYS)
    .map(({ started = null, finished = null, minutes = 0, platform: on }) => ({
      started,
      finished,
      minutes,
      platform: shortText(on, WORD_LENGTH) || null,
    }));
}

/** Those of our own export stay unchanged. */
function notesOf({ notes, own }: Draft): string | null {
  if (own) return cutText(storableText(notes ?? ""), NOTES_LENGTH) || null;
  return cutText(cleanText(notes).replace(/\r\n?/g, "\n"), NOTES_LENGTH).trim() || null;
}
