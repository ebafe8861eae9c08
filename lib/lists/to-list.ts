import "server-only";
import { imageUrl } from "@/lib/games/images";
import { releaseOf } from "@/lib/games/map-card";
import { gamePath } from "@/lib/games/slug";
import type { ListEntry, ListSummary, Visibility } from "./schema";

/** Only image ids are stored, so no stored host reaches a page. */
const toCoverUrl = (imageId: string) => imageUrl(imageId, "cover_big");

type EntryRow = Omit<ListEntry, "path" | "coverUrl" | "releasePeriod" | "isAdult"> & {
  coverImageId: string | null;
  releaseFormat: number | null;
  isAdult: boolean;
};

function toEntry({ coverImageId, releaseDate, releaseFormat, isAdult, ...entry }: EntryRow): ListEntry {
  return {
    ...entry,
    path: gamePath({ id: entry.gameId, name: entry.name }),
    coverUrl: coverImageId === null ? null : toCoverUrl(coverImageId),
    ...releaseOf(releaseDate, releaseFormat),
    ...(isAdult ? { isAdult: true } : {}),
  };
}

/** A row of `read_lists`. */
export type SummaryRow = Omit<ListSummary, "coverUrls"> & { covers: string[] };

export function toSummary<Row extends SummaryRow>({ covers, updatedAt, ...row }: Row) {
  return { ...row, coverUrls: covers.map(toCoverUrl), updatedAt: new Date(updatedAt).toISOString() };
}

/** The result of `read_list`. */
export type ListRow = SummaryRow & {
  userId: string;
  username: string | null;
  visibility: Visibility;
  gameIds: number[];
  entries: EntryRow[];
};

export function toList({ entries, ...row }: ListRow) {
  return { ...toSummary(row), entries: entries.map(toEntry) };
}
