import { CSV_MARK, csvLine } from "./csv";
import { type ExportedGame, type ExportedStatus, readGames, toDay } from "./exported-game";
import type { AccountReader } from "./reader";

const COLUMNS = [
  "title",
  "year",
  "status",
  "rating",
  "hours",
  "date_completed",
  "date_added",
  "platforms",
  "notes",
  "igdb_id",
  "steam_appid",
  "tags",
  "copies",
];

const STATUSES: Record<ExportedStatus, string> = {
  want: "Want to Play",
  playing: "Playing",
  completed: "Completed",
  paused: "Paused",
  dropped: "Dropped",
  endless: "Endless",
  imported: "",
};

/** The shelf for people: one line a game, in words, and with ids by which other services find it. @throws {AppError} */
export async function* gamesCsv(reader: AccountReader): AsyncGenerator<string> {
  yield CSV_MARK + csvLine(COLUMNS);
  for await (const games of readGames(reader)) {
    const ids = games.map(({ id }) => id);
    const [apps, owned] = await Promise.all([reader.steamApps(ids), reader.copiesAndTags(ids)]);
    yield games
      .map((game) => {
        const { copies = [], tags = [] } = owned.get(game.id) ?? {};
        return csvLine([...valuesOf(game, apps.get(game.id) ?? null), tags, copies]);
      })
      .join("");
  }
}

function valuesOf(game: ExportedGame, steamAppId: number | null): unknown[] {
  return [
    game.title,
    game.releaseYear,
    STATUSES[game.status],
    game.rating,
    game.hours,
    game.completedAt && toDay(game.completedAt),
    toDay(game.addedAt),
    game.platforms,
    game.notes,
    game.id,
    steamAppId,
  ];
}
