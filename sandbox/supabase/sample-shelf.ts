import { indexById, type Row, rowsOf, type Tables } from "../igdb/tables.ts";

/** A row of `user_games`, without its owner. */
export type ShelfRow = {
  game_id: number;
  game_name: string;
  game_cover_url: string;
  game_summary: string | null;
  game_rating: number | null;
  game_release_date: string | null;
  game_platforms: string[];
  game_genres: string[];
  status: string;
  imported: boolean;
  date_added: string;
  date_completed: string | null;
  user_rating: number | null;
  notes: string | null;
  hours_played: number | null;
  steam_playtime_minutes: number | null;
};

type Entry = {
  status: string;
  imported?: true;
  rating?: number;
  hours?: number;
  steamMinutes?: number;
  notes?: string;
};

const PLAYING: Entry[] = [
  { status: "playing", rating: 9, hours: 41.5, notes: "Stop skipping the side streets." },
  { status: "playing", hours: 6 },
  { status: "playing", imported: true, rating: 8, steamMinutes: 6744 },
  { status: "playing", rating: 9, hours: 18.5, notes: "Chapter four, left side of the valley next." },
  { status: "playing", rating: 7.5, hours: 3 },
];
const COMPLETED: Entry[] = [
  {
    status: "completed",
    rating: 10,
    hours: 17.5,
    notes: "Finished on a rainy Sunday. Nothing else got done.",
  },
  { status: "completed", rating: 9.5, hours: 34.5 },
  { status: "completed", imported: true, rating: 8.5, steamMinutes: 1320 },
  { status: "completed", rating: 9, hours: 57.5, notes: "Second run, this time with the other ending." },
  { status: "completed", rating: 6.5, hours: 38 },
  { status: "completed", imported: true, steamMinutes: 1758 },
  { status: "completed", rating: 8, hours: 27 },
  { status: "endless", rating: 8, hours: 140, notes: "Squads on Friday nights." },
  { status: "completed", rating: 7, hours: 53, notes: "Lovely music, tired combat." },
  { status: "completed", rating: 5, hours: 23 },
];
const IMPORTED: Entry[] = [
  { status: "endless", imported: true, rating: 9.5, steamMinutes: 12_480 },
  { status: "imported", imported: true },
  { status: "imported", imported: true, steamMinutes: 24 },
  { status: "imported", imported: true, steamMinutes: 3786 },
  { status: "imported", imported: true },
  { status: "imported", imported: true, steamMinutes: 720 },
];
const WANTED: Entry = { status: "want" };
const WANT: Entry[] = [{ ...WANTED, notes: "After the winter sale." }];
const MORE: Entry[] = [
  { status: "paused", rating: 7.5, hours: 22, notes: "Stuck at the bridge. Back in the spring." },
  { status: "dropped", rating: 4.5, imported: true, steamMinutes: 150 },
  { status: "completed", rating: 10, hours: 32.5 },
  { status: "imported", imported: true, steamMinutes: 138 },
];
const SHELF_SIZE = 30;
const PC = 6;
const WANTED_SOON = 2;
const NEWEST = Date.UTC(2026, 9, 30, 19, 24);
const DAY_MS = 86_400_000;
/** On a day with time to play. */
const HOURS_A_DAY = 1.5;

/** Thirty well-known games for the sample account, in all statuses: one without a release date, and two that are out next. */
export function sampleShelf(tables: Tables): ShelfRow[] {
  const games = rowsOf(tables, "games")
    .filter(
      ({ game_type, version_parent, cover }) => game_type === 0 && !version_parent && cover !== undefined,
    )
    .sort((a, b) => ratingCount(b) - ratingCount(a) || a.id - b.id);
  const soon = games
    .filter((game) => releasedAt(game) > Date.now() && releasedAt(game) < Number.POSITIVE_INFINITY)
    .sort((a, b) => releasedAt(a) - releasedAt(b));
  const undated = games.filter((game) => releasedAt(game) === Number.POSITIVE_INFINITY);
  const unreleased = [...undated.slice(0, 1), ...soon.slice(0, WANTED_SOON)];
  const released = games.filter((game) => releasedAt(game) < NEWEST).slice(0, SHELF_SIZE - unreleased.length);
  const entries: Entry[] = [...IMPORTED, ...PLAYING, ...COMPLETED, ...WANT, ...MORE];
  const pairs = unreleased.map((game) => ({ game, entry: WANTED }));
  for (const entry of entries) {
    const index = entry.imported ? released.findIndex(runsOnPc) : 0;
    for (const game of released.splice(Math.max(index, 0), 1)) pairs.push({ game, entry });
  }
  for (const game of released) pairs.push({ game, entry: WANTED });
  const toRow = createRowMaker(tables);
  return shuffle(pairs).map(({ game, entry }, index) => toRow(game, entry, index));
}

/** @param index position on the shelf, newest first; determines `date_added` */
export function createRowMaker(tables: Tables) {
  const covers = indexById(tables, "covers");
  const names = (endpoint: string) => {
    const rows = indexById(tables, endpoint);
    return (ids: unknown) =>
      (Array.isArray(ids) ? ids : []).flatMap((id) => text(rows.get(Number(id))?.name) ?? []);
  };
  const platformNames = names("platforms");
  const genreNames = names("genres");

  return (game: Row, entry: Entry, index: number): ShelfRow => {
    // Over some years, most of them lately, and what is played now in the last months; none before its release.
    const age = entry.status === "playing" ? index / 5 : index;
    const released = releasedAt(game) < NEWEST ? releasedAt(game) + (1 + (index % 9)) * DAY_MS : 0;
    const added = Math.min(Math.max(NEWEST - (age * 9.3 + age ** 2 * 1.5) * DAY_MS, released), NEWEST);
    const year = new Date(releasedAt(game)).getUTCFullYear();
    return {
      game_id: game.id,
      game_name: String(game.name),
      game_cover_url: `/_sandbox/images/t_cover_big/${covers.get(Number(game.cover))?.image_id}.jpg`,
      game_summary: text(game.summary),
      game_rating: typeof game.total_rating === "number" ? Math.round(game.total_rating * 100) / 100 : null,
      game_release_date: Number.isFinite(year) ? `${year}-01-01` : null,
      game_platforms: platformNames(game.platforms),
      game_genres: genreNames(game.genres),
      status: entry.status,
      imported: entry.imported ?? false,
      date_added: new Date(added).toISOString(),
      date_completed: entry.status === "completed" ? completedAt(added, hoursOf(entry), index) : null,
      user_rating: entry.rating ?? null,
      notes: entry.notes ?? null,
      hours_played: entry.hours ?? null,
      steam_playtime_minutes: entry.steamMinutes ?? null,
    };
  };
}

function hoursOf({ hours, steamMinutes = 300 }: Entry): number {
  return hours ?? steamMinutes / 60;
}

/** Longer games take longer; one that was added last is done by the last day of the shelf. */
function completedAt(added: number, hours: number, index: number): string {
  const days = Math.ceil(hours / HOURS_A_DAY) + (index % 4);
  return new Date(Math.min(added + days * DAY_MS, NEWEST + index * 3_600_000)).toISOString();
}

function runsOnPc({ platforms }: Row): boolean {
  return Array.isArray(platforms) && platforms.includes(PC);
}

function ratingCount(game: Row): number {
  return typeof game.total_rating_count === "number" ? game.total_rating_count : 0;
}

function releasedAt(game: Row): number {
  return typeof game.first_release_date === "number"
    ? game.first_release_date * 1000
    : Number.POSITIVE_INFINITY;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

/** A deterministic shuffle: steps through the list by a number coprime to its length. */
function shuffle<T>(list: T[]): T[] {
  const step = [11, 13, 7, 1].find((candidate) => list.length % candidate !== 0) ?? 1;
  return list.map((_, index) => list[(index * step) % list.length]).filter((item) => item !== undefined);
}
