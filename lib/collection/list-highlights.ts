import "server-only";
import type { CurrentUser } from "@/lib/auth/user";
import { shortHours } from "@/lib/format-count";
import { fromStoredCover } from "@/lib/games/images";
import { gamePath } from "@/lib/games/slug";
import { ratingText } from "@/lib/stars";
import { answerOf } from "@/lib/supabase/answers";
import { chooseHighlights, MAX_HIGHLIGHTS } from "./choose-highlights";
import { hoursOf } from "./hours";
import type { Row as ShelfRow } from "./row";
import type { Highlight } from "./schema";
import { JUST_ADDED, type Release, releaseNote } from "./status";
import { releasesOf } from "./unreleased";

const COLUMNS =
  "game_id, game_name, game_cover_url, game_release_date, status, date_added, user_rating, hours_played, steam_playtime_minutes, play_minutes";
type Row = Pick<
  ShelfRow,
  | "game_id"
  | "game_name"
  | "game_cover_url"
  | "game_release_date"
  | "status"
  | "date_added"
  | "user_rating"
  | "hours_played"
  | "steam_playtime_minutes"
  | "play_minutes"
>;

/** How many wanted games are read, the latest releases first: only these may be unreleased. */
const MAX_WANTED = 100;
const DAY_MS = 86_400_000;

/** What is new on the shelf, being played and released soon. @throws {AppError} */
export async function listHighlights(user: CurrentUser): Promise<Highlight[]> {
  const read = (
    status: "all" | "playing" | "want",
    order: "date_added" | "game_release_date",
    limit: number,
  ) => {
    const rows = user.supabase.from("user_games").select(COLUMNS).eq("user_id", user.id);
    const matching = status === "all" ? rows : rows.eq("status", status);
    const ordered = matching.order(order, { ascending: false, nullsFirst: false }).order("id");
    return answerOf(ordered.limit(limit).overrideTypes<Row[], { merge: false }>());
  };
  const [added, playing, wanted] = await Promise.all([
    read("all", "date_added", MAX_HIGHLIGHTS),
    read("playing", "date_added", MAX_HIGHLIGHTS),
    read("want", "game_release_date", MAX_WANTED),
  ]);
  const now = Date.now();
  const releases = await releasesOf(user, [...added, ...wanted]);
  const dateOf = ({ game_id }: Row) => releases.get(game_id)?.releaseDate ?? "";
  const soon = wanted
    .filter((row) => Date.parse(dateOf(row)) > now)
    .sort((a, b) => dateOf(a).localeCompare(dateOf(b)));
  return chooseHighlights(added, playing, soon).map((row) => toHighlight(row, releases, now));
}

function toHighlight(row: Row, releases: ReadonlyMap<number, Release>, now: number): Highlight {
  const { game_id: id, game_name: name, status } = row;
  const release = releases.get(id) ?? { releaseDate: row.game_release_date };
  return {
    game: {
      id,
      name,
      path: gamePath({ id, name }),
      coverUrl: fromStoredCover(row.game_cover_url),
      ...release,
    },
    status,
    note: noteOf(row, release, now),
  };
}

function noteOf(row: Row, release: Release, now: number): string | null {
  if (now - Date.parse(row.date_added) < DAY_MS) return JUST_ADDED;
  if (row.status === "completed" && row.user_rating !== null) return ratingText(row.user_rating);
  const played = hoursOf({
    hoursPlayed: row.hours_played,
    steamPlaytimeMinutes: row.steam_playtime_minutes,
    playMinutes: row.play_minutes,
  });
  if (played?.hours) return shortHours(played.hours);
  return release.releaseDate ? releaseNote(release, now) : null;
}
