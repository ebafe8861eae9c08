/** The spec's texts (discovery, section 8). */
export const EMPTY_ID = "Please enter your Steam ID";
export const NO_GAMES = "No games found or invalid Steam ID";
export const FETCH_FAILED = "Failed to fetch Steam games";
export const importFailed = (name: string) => `Failed to import ${name}`;
export const notFound = (name: string) => `Could not find ${name} in our database`;
export const imported = (name: string) => `Imported ${name}`;

export const playTimeUpdated = (name: string) => `Updated the play time of ${name}`;

export const EMPTY_LIBRARY = "This account has no games.";

/** Beside a saved ID that Steam has not confirmed. */
export const UNRESOLVED_ID = "Could not be checked yet. Steam is asked again when it is used.";

export const MALFORMED_ID =
  "That is not a Steam ID. It has 17 digits and begins with 7656119; the address of your Steam profile works too.";
