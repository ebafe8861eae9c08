import "server-only";
import type { AwaitedRow } from "@/lib/igdb/rows";
import type { Release } from "./calendar";
import { groupReleases } from "./group-releases";

export function toUndated(games: readonly AwaitedRow[]): Release[] {
  const rows = games.flatMap(({ id, platforms }) =>
    (platforms.length > 0 ? platforms : [null]).map((platform) => ({
      id,
      game: id,
      date: null,
      date_format: null,
      platform,
      release_region: null,
      status: null,
    })),
  );
  return groupReleases(rows, games, () => "").groups.flatMap(({ releases }) => releases);
}
