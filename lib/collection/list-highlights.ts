import "server-only";
import { z } from "zod";
import type { CurrentUser } from "@/lib/auth/user";
import { getReleaseDates, type ReleaseDates } from "@/lib/games/get-release-dates";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { log } from "@/lib/log";
import { answerOf, withinLimit } from "@/lib/supabase/answers";
import { chooseHighlights, MAX_HIGHLIGHTS } from "./choose-highlights";
import { rowSchema } from "./row";
import type { Highlight } from "./schema";
import { inOrder } from "./shelf-query";
import { releaseNote } from "./status";

const COLUMNS = "game_id, game_name, game_cover_url, game_release_date, status, date_added";
const rowsSchema = z.array(
  rowSchema.pick({
    game_id: true,
    game_name: true,
    game_cover_url: true,
    game_release_date: true,
    status: true,
    date_added: true,
  }),
);
type Row = z.infer<typeof rowsSchema>[number];

/** Of the wanted games, those that may be unreleased; the latest releases first. */
const MAX_WANTED = 100;
const DAY_MS = 86_400_000;
/** The shelf does not wait longer for IGDB. */
const DATES_LIMIT_MS = 1500;

/** What is new on the shelf, being played and released soon. @throws {AppError} */
export async function listHighlights(user: CurrentUser): Promise<Highlight[]> {
  const read = (status: "all" | "playing" | "want", sort: "added" | "release", limit: number) =>
    answerOf(inOrder(user, { status, q: "", sort }, COLUMNS).limit(limit), rowsSchema);
  const [added, playing, wanted] = await Promise.all([
    read("all", "added", MAX_HIGHLIGHTS),
    read("playing", "added", MAX_HIGHLIGHTS),
    read("want", "release", MAX_WANTED),
  ]);
  const now = Date.now();
  const dates = await upcomingDates(wanted, now);
  const dateOf = ({ game_id }: Row) => dates.get(game_id)?.releaseDate ?? "";
  const soon = wanted.filter(dateOf).sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  return chooseHighlights(added, playing, soon).map((row) => toHighlight(row, dates, now));
}

/** Of unreleased games; without IGDB none. The shelf itself has only the year. */
async function upcomingDates(wanted: readonly Row[], now: number): Promise<ReleaseDates> {
  const thisYear = new Date(now).getUTCFullYear();
  const ids = wanted
    .filter(({ game_release_date: date }) => date === null || Number.parseInt(date, 10) >= thisYear)
    .map(({ game_id }) => game_id);
  if (ids.length === 0) return new Map();
  try {
    const dates = await withinLimit(AbortSignal.timeout(DATES_LIMIT_MS), getReleaseDates(ids));
    return new Map([...dates].filter(([, { releaseDate }]) => Date.parse(releaseDate) > now));
  } catch (error) {
    log.warn("secondary_read_failed", { what: "release dates of a shelf", error });
    return new Map();
  }
}

function toHighlight(row: Row, dates: ReleaseDates, now: number): Highlight {
  const { game_id: id, game_name: name, status } = row;
  const release = dates.get(id);
  const isNew = now - Date.parse(row.date_added) < DAY_MS;
  return {
    game: { id, name, path: gamePath({ id, name }), coverUrl: fromStoredCover(row.game_cover_url) },
    status,
    note: isNew ? "Just added" : release ? releaseNote(release, now) : null,
  };
}
