import type { Entry, Problem } from "@/lib/import-files/entry";

/** A row in the columns of `add_import_rows`. */
export function toRow({ line, title, year, platform, store, ...entry }: Entry) {
  return {
    ...{ line, title, year, platform, slug: entry.slug, rating: entry.rating, hours: entry.hours },
    igdb_id: entry.igdbId,
    store_source: store?.source ?? null,
    store_uid: store?.uid ?? null,
    status_word: entry.statusWord,
    status: entry.status,
    finished_on: entry.finishedOn,
    finish_if_playing: entry.finishIfPlaying ?? null,
    plays: entry.plays,
    added_at: entry.addedAt,
    notes: entry.notes,
    unread: entry.unread ?? null,
    tags: entry.tags,
    copies: entry.copies.map(({ boughtOn, ...copy }) => ({ ...copy, bought_on: boughtOn })),
    own: entry.own ?? null,
  };
}

export const toProblemRow = ({ line, reason }: Problem) => ({ line, problem: reason });
