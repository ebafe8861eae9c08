import {
  type ExportedGame,
  type ExportedStatus,
  type Playthrough,
  readPlayedGames,
  toSecond,
} from "./exported-game";
import { jsonElements } from "./json-list";
import type { AccountReader } from "./reader";

/** Ryot's own collections, and two of ours for what it has none. */
const COLLECTIONS: Record<ExportedStatus, string> = {
  want: "Watchlist",
  imported: "Owned",
  playing: "In Progress",
  endless: "In Progress",
  paused: "Paused",
  dropped: "Dropped",
  completed: "Completed",
};

/** The shelf for Ryot's "Generic Json" import. @throws {AppError} */
export async function* ryotJson(reader: AccountReader): AsyncGenerator<string> {
  yield '{\n  "metadata": [';
  yield* jsonElements(items(reader));
  yield "\n  ]\n}\n";
}

async function* items(reader: AccountReader) {
  for await (const games of readPlayedGames(reader)) yield games.map(toItem);
}

function toItem(game: ExportedGame & { playthroughs: Playthrough[] }) {
  return {
    lot: "video_game",
    source: "igdb",
    identifier: String(game.id),
    source_id: game.title,
    collections: [
      {
        collectionId: "",
        collectionName: COLLECTIONS[game.status],
        createdOn: toSecond(game.addedAt),
        lastUpdatedOn: toSecond(game.updatedAt),
        creatorUserId: "",
        information: null,
      },
    ],
    reviews: reviewsOf(game),
    seen_history: game.playthroughs
      .filter(({ status, finishedAt }) => isFinished(status ?? game.status, finishedAt))
      .map(({ startedAt, finishedAt }) => ({
        progress: "100",
        started_on: startedAt && toSecond(startedAt),
        ended_on: finishedAt && toSecond(finishedAt),
        providers_consumed_on: [],
      })),
  };
}

/** Also of a game that is played again. */
function isFinished(status: ExportedStatus, finishedAt: Date | null): boolean {
  return status === "completed" || (status !== "dropped" && finishedAt !== null);
}

/** Notes are private here, so they stay private there. */
function reviewsOf({ rating, notes }: ExportedGame) {
  if (rating === null && notes === null) return [];
  return [
    {
      rating: rating === null ? null : String(rating * 10),
      review: { text: notes, date: null, spoiler: false, visibility: "private" },
    },
  ];
}
