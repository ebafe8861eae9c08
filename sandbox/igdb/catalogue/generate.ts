import type { Row, Tables } from "../tables.ts";
import { checksum, imageId, imageUrl } from "./identity.ts";

const GENERATED_FROM = 1_000_000;
const STEAM_FROM = 9_000_000;

const words = (text: string) => text.split(" ");
const FIRST = words(
  "Amber Ashen Azure Bitter Blazing Bright Broken Burning Cobalt Cold Copper Crimson Crooked Dancing Dark Distant Drifting Dusty Eager Electric Endless Faded Fallen Feral Flying Forgotten Frozen Gentle Gilded Glass Golden Grim Hidden Hollow Humble Infinite Iron Ivory Jade Last Little Lonely Lost Lucky Lunar Mighty Misty Neon Nimble Pale Paper Quiet Radiant Restless Rusty Sacred Scarlet Secret Shattered Silent Silver Solar Stolen Tiny",
);
const SECOND = words(
  "Abyss Anchor Archive Arena Atlas Beacon Bastille Bramble Canyon Cavern Circuit Citadel Colony Comet Compass Courier Crown Dominion Dragon Dungeon Echo Ember Engine Expanse Falcon Farm Fleet Forest Forge Frontier Garden Giant Harbor Harvest Horizon Island Kingdom Labyrinth Lantern Legion Machine Meadow Mirror Monolith Odyssey Orchard Outpost Phantom Pilgrim Planet Prophet Rally Raven River Road Saga Sentinel Shepherd Signal Spire Station Tactics Temple Voyage",
);
const TAIL_FIRST = words("Rise Fall Song Shadow Tides Ashes Heart Dawn Edge Law");
const TAIL_SECOND = words("Dust Thorns Winter Glass Embers Wolves Salt Rain Stars Stone");
const STUDIO = words("Games Studios Interactive Works Labs Arts Soft House Collective Entertainment");

/** The number of different names: 64 × 64 × 100. */
const NAME_COUNT = FIRST.length * SECOND.length * TAIL_FIRST.length * TAIL_SECOND.length;
/** Coprime to NAME_COUNT, so that no name repeats. */
const STRIDE = 150_427;

const GENRES = [5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 24, 25, 31, 32, 33, 34, 35, 2, 4, 7];
const THEMES = [1, 17, 18, 19, 20, 21, 22, 23, 27, 31, 33, 35, 38, 39, 43];
const PLATFORM_SETS = [
  [6],
  [6, 14],
  [6, 14, 3],
  [6, 48, 49, 130],
  [6, 167, 169],
  [130],
  [39, 34],
  [6, 130],
  [48],
  [6, 48],
];

// Shared by all generated rows; read-only.
const GENRE_LISTS = GENRES.flatMap((a) => GENRES.map((b) => (a === b ? [a] : [a, b])));
const THEME_LISTS = THEMES.map((theme) => [theme]);
const MODE_LISTS = [[1], [1], [1], [1, 2], [1, 3], [2]];

const MONTHS = words("Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec");

/** Hashes an index to an evenly distributed number. */
function scatter(number: number, salt: number): number {
  let value = Math.imul(number + salt * 0x9e3779b9, 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}

const pick = <T>(list: readonly T[], number: number): T => {
  const value = list[number % list.length];
  if (value === undefined) throw new Error("Nothing to pick from");
  return value;
};

function nameOf(index: number): string {
  let rest = (index * STRIDE) % NAME_COUNT;
  const next = (size: number) => {
    const digit = rest % size;
    rest = Math.floor(rest / size);
    return digit;
  };
  const first = pick(FIRST, next(FIRST.length));
  const second = pick(SECOND, next(SECOND.length));
  return `${first} ${second}: ${pick(TAIL_FIRST, next(TAIL_FIRST.length))} of ${pick(TAIL_SECOND, next(TAIL_SECOND.length))}`;
}

function addStudios(tables: Tables, count: number): Row[] {
  const studios: Row[] = [];
  for (let index = 0; index < count; index++) {
    const position = (index * 409) % (FIRST.length * STUDIO.length * 16);
    const first = pick(FIRST, position);
    const second = pick(SECOND, Math.floor(position / FIRST.length));
    const name = `${first} ${second} ${pick(STUDIO, Math.floor(position / FIRST.length / 16))}`;
    const id = GENERATED_FROM + index;
    const slug = name.toLowerCase().replaceAll(" ", "-");
    studios.push({
      id,
      name,
      slug,
      url: `https://www.igdb.com/companies/${slug}`,
      developed: [],
      published: [],
      status: 0,
      created_at: 1400000000,
      updated_at: 1760000000,
      checksum: checksum(`company:${id}`),
    });
  }
  tables.companies = [...(tables.companies ?? []), ...studios];
  return studios;
}

const idsIn = (row: Row, field: string): number[] => {
  const list = row[field];
  if (!Array.isArray(list)) throw new Error(`${field} is not a list`);
  return list;
};

/** Adds generated games until `games` has `size` rows. To save memory, they have one cover, no screenshots and shared lists. */
export function addGeneratedGames(tables: Tables, size: number): void {
  const { games, covers, involved_companies, release_dates, external_games, popularity_primitives } = tables;
  if (
    !games ||
    !covers ||
    !involved_companies ||
    !release_dates ||
    !external_games ||
    !popularity_primitives
  ) {
    throw new Error("Add the real games first");
  }
  const count = size - games.length;
  if (count <= 0) return;
  if (count > NAME_COUNT) throw new Error(`At most ${NAME_COUNT} games can be generated`);
  const studios = addStudios(tables, Math.min(2000, Math.max(20, Math.floor(count / 40))));
  for (let index = 0; index < count; index++) {
    const id = GENERATED_FROM + index;
    const a = scatter(index, 1);
    const b = scatter(index, 2);
    const name = nameOf(index);
    const slug = name.toLowerCase().replace(": ", "-").replaceAll(" ", "-");
    const y = 1995 + Math.floor(Math.sqrt((a % 10_000) / 10_000) * 32);
    const m = 1 + (b % 12);
    const d = 1 + (b % 28);
    const date = Date.UTC(y, m - 1, d) / 1000;
    const platforms = pick(PLATFORM_SETS, a >>> 8);
    const studio = pick(studios, b >>> 4);
    const genres = pick(GENRE_LISTS, a >>> 4);
    const row: Row = {
      id,
      name,
      slug,
      url: `https://www.igdb.com/games/${slug}`,
      game_type: 0,
      created_at: 1400000000 + index,
      updated_at: 1700000000 + index,
      checksum: checksum(`games:${id}`),
      first_release_date: date,
      genres,
      themes: pick(THEME_LISTS, b >>> 8),
      game_modes: pick(MODE_LISTS, b >>> 12),
      platforms,
      involved_companies: [id],
      release_dates: [id * 100],
    };
    if (index % 20 !== 0) {
      const image_id = imageId("co", id);
      row.cover = id;
      covers.push({
        id,
        game: id,
        alpha_channel: false,
        animated: false,
        image_id,
        url: imageUrl(image_id),
        width: 600,
        height: 800,
      });
    }
    if (index % 3 !== 0 && y < 2026) {
      const rating = 38 + (a % 4300) / 100;
      const rating_count = 1 + (b % 24);
      Object.assign(row, { rating, rating_count, total_rating: rating, total_rating_count: rating_count });
    }
    games.push(row);
    idsIn(studio, "developed").push(id);
    idsIn(studio, "published").push(id);
    involved_companies.push({
      id,
      game: id,
      company: studio.id,
      developer: true,
      publisher: true,
      porting: false,
      supporting: false,
    });
    release_dates.push({
      id: id * 100,
      game: id,
      date,
      date_format: 0,
      human: `${MONTHS[m - 1]} ${String(d).padStart(2, "0")}, ${y}`,
      y,
      m,
      d,
      platform: platforms[0],
      release_region: 8,
    });
    if (platforms[0] === 6) {
      row.external_games = [id * 10];
      external_games.push({
        id: id * 10,
        game: id,
        external_game_source: 1,
        uid: String(STEAM_FROM + index * 10),
        name,
      });
    }
    if (index % 16 === 0) {
      const value = 0.000_000_4 * (1 + (a % 100));
      popularity_primitives.push({
        id: id * 20,
        game_id: id,
        popularity_type: 1,
        external_popularity_source: 121,
        value,
      });
    }
  }
}
