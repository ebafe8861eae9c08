import { slugify } from "@/lib/games/slug";
import {
  type ExportedGame,
  type ExportedStatus,
  type Playthrough,
  readPlayedGames,
  toDay,
} from "./exported-game";
import { jsonElements } from "./json-list";
import type { AccountReader } from "./reader";

const STATUSES: Record<Exclude<ExportedStatus, "imported">, string> = {
  want: "backlog",
  playing: "playing",
  endless: "playing",
  paused: "shelved",
  dropped: "abandoned",
  completed: "completed",
};

type Options = {
  /** Notes become reviews, which everyone can read on Backloggd. */
  withNotes: boolean;
};

/** The shelf for the browser extension "Backloggd Data Transfer" (its format, version 2). @throws {AppError} */
export async function* backloggdJson(
  reader: AccountReader,
  now: Date,
  { withNotes }: Options,
): AsyncGenerator<string> {
  const head = {
    format: "backloggd-transfer",
    version: 2,
    exportedAt: now.toISOString(),
    source: { platform: "questshelf", label: "Questshelf" },
  };
  yield `${JSON.stringify(head, null, 2).replace(/\n}$/, "")},\n  "entries": [`;
  yield* jsonElements(entries(reader, withNotes));
  yield "\n  ]\n}\n";
}

async function* entries(reader: AccountReader, withNotes: boolean) {
  for await (const games of readPlayedGames(reader)) {
    const slugs = await reader.slugs(games.map(({ id }) => id));
    yield games.map((game) => toEntry(game, slugs.get(game.id) ?? slugify(game.title), withNotes));
  }
}

function toEntry(game: ExportedGame & { playthroughs: Playthrough[] }, slug: string, withNotes: boolean) {
  const status = statusOf(game);
  return {
    // Backloggd's own id: the extension finds it by the slug, which is IGDB's.
    game_id: null,
    title: game.title,
    slug,
    log: {
      game_liked: false,
      is_play: status !== "backlog",
      is_playing: status === "playing",
      is_backlog: status === "backlog",
      is_wishlist: false,
      status,
      total_hours: null,
      total_minutes: null,
      time_source: 1,
      override_cover_id: null,
    },
    // The last one has the rating and the review.
    playthroughs: game.playthroughs.map(({ startedAt, finishedAt, minutes, status: earlier }, index) => ({
      title: "Log",
      rating: earlier === null ? toHalfStars(game.rating) : null,
      review: (earlier === null && withNotes && game.notes) || "",
      review_spoilers: false,
      platform: null,
      hours_played: minutes && Math.floor(minutes / 60),
      mins_played: minutes && minutes % 60,
      is_master: false,
      is_replay: index > 0,
      start_date: startedAt ? toDay(startedAt) : "",
      finish_date: finishedAt ? toDay(finishedAt) : "",
    })),
    dates: [],
  };
}

/** A game without a status is in the backlog, unless Steam has seen it played. */
function statusOf({ status, hours }: ExportedGame): string {
  if (status !== "imported") return STATUSES[status];
  return hours ? "played" : "backlog";
}

/** 1–10. The extension reads a number with a fraction as whole stars, so halves of ours are rounded up. */
function toHalfStars(rating: number | null): number | null {
  return rating === null || rating === 0 ? null : Math.round(rating);
}
