import "server-only";
import type { ReleaseRow } from "@/lib/catalogue/releases";
import { DATE_FORMAT } from "@/lib/games/date-format";
import { gamePath } from "@/lib/games/slug";
import { siteUrl } from "@/lib/site";
import type { CalendarEvent } from "./ics";
import { type PlatformKey, toReleasePlatforms } from "./platforms";
import { noteOf } from "./to-releases";

/** Releases with an exact day, on `platforms` only unless that is empty. */
export function toEvents(
  rows: readonly ReleaseRow[],
  platforms: readonly PlatformKey[] = [],
): CalendarEvent[] {
  return rows.flatMap((row) => {
    const { release_id, game_id: id, name, date, date_format } = row;
    const shown = toReleasePlatforms(row.platforms);
    const isChosen = platforms.length === 0 || shown.some(({ key }) => platforms.includes(key));
    if (date === null || date_format !== DATE_FORMAT.day || !isChosen) return [];
    const note = noteOf(row);
    const url = `${siteUrl()}${gamePath({ id, name })}`;
    return {
      uid: `release-${release_id}@questshelf`,
      day: date,
      title: note ? `${name} (${note})` : name,
      description: [shown.map(({ label }) => label).join(", "), url].filter(Boolean).join("\n"),
      url,
    };
  });
}
