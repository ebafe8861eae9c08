/** The catalogue's tables, which everyone reads and only the sync job writes. */
export const CATALOGUE_TABLES = [
  "companies",
  "external_games",
  "game_names",
  "games",
  "genres",
  "platforms",
  "release_dates",
  "search_words",
  "themes",
];
