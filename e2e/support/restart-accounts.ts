/** Signs up and adds a game before the restart; both exist afterwards. */
export const RESTART_USER = {
  email: "keeper@example.test",
  password: "correct horse battery",
  username: "keeper",
};

/** The Witcher 3: Wild Hunt */
export const SHELVED_GAME_ID = 1942;

/** Imports half of a library before the restart, and the rest afterwards. */
export const IMPORT_USER = {
  email: "importer@example.test",
  password: "correct horse battery",
  username: "importer",
};

export const IMPORTED_LIBRARY = "76561198000000001";
