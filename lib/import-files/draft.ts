import { cleanText, cutText, shortText, storableText } from "./clean-text.ts";
import type { Entry } from "./entry.ts";
import { NOTES_LENGTH, TITLE_LENGTH, WORD_LENGTH } from "./limits.ts";

/** An entry as a format reads it: what it leaves out is empty. */
export type Draft = Partial<Omit<Entry, "line">>;

/** Or a sentence that says why it is none. */
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
    startedOn: draft.startedOn ?? null,
    finishedOn: draft.finishedOn ?? null,
    // A time or a whole day.
    addedAt: draft.addedAt && draft.addedAt.length >= 10 ? draft.addedAt : null,
    notes: notesOf(draft),
    ...(draft.own && { own: draft.own }),
  };
}

/** Our own are kept as they are. */
function notesOf({ notes, own }: Draft): string | null {
  if (own) return cutText(storableText(notes ?? ""), NOTES_LENGTH) || null;
  return cutText(cleanText(notes).replace(/\r\n?/g, "\n"), NOTES_LENGTH).trim() || null;
}
