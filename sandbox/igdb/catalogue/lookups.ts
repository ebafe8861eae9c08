import type { Row, Tables } from "../tables.ts";
import { checksum, slugOf } from "./identity.ts";

const CREATED = 1297555200;
const UPDATED = 1755000000;

/** Lookup rows from `id label|id label`. */
function lookup(endpoint: string, field: string, text: string, more: (label: string) => object = () => ({})) {
  return text.split("|").map((entry): Row => {
    const [, id = "", label = ""] = /^(\d+) (.*)$/.exec(entry.trim()) ?? [];
    const key = `${endpoint}:${id}`;
    return {
      id: Number(id),
      [field]: label,
      created_at: CREATED,
      updated_at: UPDATED,
      checksum: checksum(key),
      ...more(label),
    };
  });
}

const withPage = (folder: string) => (label: string) => {
  const slug = slugOf(label.replace(/ \(explore.*/, ""));
  return { slug, url: `https://www.igdb.com/${folder}/${slug}` };
};

const BOARDS: [number, string, string][] = [
  [1, "ESRB", "1 RP|2 EC|3 E|4 E10+|5 T|6 M|7 AO"],
  [2, "PEGI", "8 3|9 7|10 12|11 16|12 18"],
  [3, "CERO", "13 A|14 B|15 C|16 D|17 Z"],
  [4, "USK", "18 0|19 6|20 12|21 16|22 18"],
  [5, "GRAC", "23 ALL|24 12+|25 15+|26 19+|27 TESTING|40 18+"],
  [6, "CLASS_IND", "28 L|29 10|30 12|31 14|32 16|33 18"],
  [7, "ACB", "34 G|35 PG|36 M|37 MA 15+|38 R 18+|39 RC"],
];

const POPULARITY: [number, string, number][] = [
  [1, "Visits", 121],
  [2, "Want to Play", 121],
  [3, "Playing", 121],
  [4, "Played", 121],
  [5, "24hr Peak Players", 1],
  [6, "Postitive Reviews", 1],
  [7, "Negative Reviews", 1],
  [8, "Total Reviews", 1],
  [9, "Global Top Sellers", 1],
  [10, "Most Wishlisted Upcoming", 1],
  [34, "24hr Hours Watched", 14],
];

/** Every lookup table, with IGDB's own numbers. */
export function lookupTables(): Tables {
  return {
    genres: lookup(
      "genres",
      "name",
      "2 Point-and-click|4 Fighting|5 Shooter|7 Music|8 Platform|9 Puzzle|10 Racing|11 Real Time Strategy (RTS)|12 Role-playing (RPG)|13 Simulator|14 Sport|15 Strategy|16 Turn-based strategy (TBS)|24 Tactical|25 Hack and slash/Beat 'em up|26 Quiz/Trivia|30 Pinball|31 Adventure|32 Indie|33 Arcade|34 Visual Novel|35 Card & Board Game|36 MOBA",
      (label) => {
        const slug = slugOf(label.replace("/", " "));
        return { slug, url: `https://www.igdb.com/genres/${slug}` };
      },
    ),
    themes: lookup(
      "themes",
      "name",
      "1 Action|17 Fantasy|18 Science fiction|19 Horror|20 Thriller|21 Survival|22 Historical|23 Stealth|27 Comedy|28 Business|31 Drama|32 Non-fiction|33 Sandbox|34 Educational|35 Kids|38 Open world|39 Warfare|40 Party|41 4X (explore, expand, exploit, and exterminate)|42 Erotic|43 Mystery|44 Romance",
      withPage("themes"),
    ),
    game_modes: lookup(
      "game_modes",
      "name",
      "1 Single player|2 Multiplayer|3 Co-operative|4 Split screen|5 Massively Multiplayer Online (MMO)|6 Battle Royale",
      withPage("game_modes"),
    ),
    player_perspectives: lookup(
      "player_perspectives",
      "name",
      "1 First person|2 Third person|3 Bird view / Isometric|4 Side view|5 Text|6 Auditory|7 Virtual Reality",
      withPage("player_perspectives"),
    ),
    game_types: lookup(
      "game_types",
      "type",
      "0 Main Game|1 DLC/Addon|2 Expansion|3 Bundle|4 Standalone Expansion|5 Mod|6 Episode|7 Season|8 Remake|9 Remaster|10 Expanded Game|11 Port|12 Fork|13 Pack|14 Update",
    ),
    game_statuses: lookup(
      "game_statuses",
      "status",
      "0 Released|2 Alpha|3 Beta|4 Early Access|5 Offline|6 Cancelled|7 Rumored|8 Delisted",
    ),
    date_formats: lookup(
      "date_formats",
      "format",
      "0 YYYYMMDD|1 YYYYMM|2 YYYY|3 YYYYQ1|4 YYYYQ2|5 YYYYQ3|6 YYYYQ4|7 TBD",
    ),
    release_date_regions: lookup(
      "release_date_regions",
      "region",
      "1 europe|2 north_america|3 australia|4 new_zealand|5 japan|6 china|7 asia|8 worldwide|9 korea|10 brazil",
    ),
    release_date_statuses: lookup(
      "release_date_statuses",
      "name",
      "1 Alpha|2 Beta|3 Early Access|4 Offline|5 Cancelled|6 Full Release|34 Advanced Access|35 Digital Compatibility Release|36 Next-Gen Optimization Patch Release",
    ),
    website_types: lookup(
      "website_types",
      "type",
      "1 Official Website|2 Community Wiki|3 Wikipedia|4 Facebook|5 Twitter|6 Twitch|8 Instagram|9 YouTube|10 App Store (iPhone)|11 App Store (iPad)|12 Google Play|13 Steam|14 Subreddit|15 Itch|16 Epic|17 GOG|18 Discord|19 Bluesky|22 Xbox|23 Playstation|24 Nintendo|25 Meta",
    ),
    external_game_sources: lookup(
      "external_game_sources",
      "name",
      "1 Steam|5 GOG|10 YouTube|11 Microsoft|13 Apple|14 Twitch|15 Android|20 Amazon ASIN|22 Amazon Luna|23 Amazon ADG|26 Epic Games Store|28 Oculus|29 Utomik|30 itch.io|31 Xbox Marketplace|32 Kartridge|36 Playstation Store US|37 Focus Entertainment|54 Xbox Game Pass Ultimate Cloud|55 GameJolt|121 IGDB",
    ),
    game_release_formats: lookup("game_release_formats", "format", "1 digital|2 physical"),
    platform_types: lookup(
      "platform_types",
      "name",
      "1 Console|2 Arcade|3 Platform|4 Operating System|5 Portable Console|6 Computer",
    ),
    company_statuses: lookup("company_statuses", "name", "0 active|1 defunct|2 merged|3 renamed"),
    age_rating_organizations: lookup(
      "age_rating_organizations",
      "name",
      BOARDS.map(([id, name]) => `${id} ${name}`).join("|"),
    ),
    age_rating_categories: BOARDS.flatMap(([organization, , labels]) =>
      lookup("age_rating_categories", "rating", labels, () => ({ organization })),
    ),
    popularity_types: POPULARITY.map(([id, name, external_popularity_source]) => ({
      id,
      name,
      external_popularity_source,
      created_at: CREATED,
      updated_at: UPDATED,
      checksum: checksum(`popularity_types:${id}`),
    })),
  };
}
