import { formatCount } from "@/lib/format-count";

/** The spec's texts (discovery, section 8). */
export const EMPTY_ID = "Please enter your Steam ID";
export const NO_GAMES = "No games found or invalid Steam ID";
export const FETCH_FAILED = "Failed to fetch Steam games";
export const importFailed = (name: string) => `Failed to import ${name}`;
export const notFound = (name: string) => `Could not find ${name} in our database`;
export const imported = (name: string) => `Imported ${name}`;

export const playTimeUpdated = (name: string) => `Updated the play time of ${name}`;

export const PRIVATE_LIBRARY = "This library is private";
export const PRIVATE_HELP =
  "In Steam, open “Edit Profile”, then “Privacy Settings”, and set “Game details” to public.";

export const EMPTY_LIBRARY = "This account has no games.";

/** Beside a saved ID that Steam has not confirmed. */
export const UNRESOLVED_ID = "Could not be checked yet. It is checked again when it is used.";

export const MALFORMED_ID =
  "That is not a Steam ID. It has 17 digits and begins with 7656119; the address of your Steam profile works too.";

/** Steam's own page for the signed-in user. */
export const PRIVACY_SETTINGS = "https://steamcommunity.com/my/edit/settings";
export const WISHLIST_FAILED = "Failed to add your Steam wishlist";
export const NO_WISHLIST = "Steam shows no wishlist for this account. It is empty, or it is private.";
const games = (count: number) => (count === 1 ? "1 game" : `${formatCount(count)} games`);
export function wishlistAdded({ total, added }: { total: number; added: number }): string {
  if (added === total) return `Added ${games(added)} from your Steam wishlist as Want to Play.`;
  return `Added ${formatCount(added)} of the ${games(total)} on your Steam wishlist as Want to Play. The others are on your shelf already, or not in our database.`;
}

export const SYNCED = "Synced with Steam";
export const NOT_SYNCED = "Not synced with Steam";
export const NO_PLAY_TIMES =
  "Steam shows no play time for these games. If you hide it, open “Privacy Settings” in Steam and clear “Always keep my total playtime private”.";

export const SIGN_IN_SAVED = "Steam confirmed your Steam ID, and it is saved.";
export const SIGN_IN_FAILED = "The sign-in through Steam failed. Your Steam ID is unchanged.";
export const SIGN_IN_PROBLEMS = {
  cancelled: "You did not sign in to Steam. Your Steam ID is unchanged.",
  expired:
    "This sign-in through Steam has expired, or was started elsewhere. Your Steam ID is unchanged. Please try again.",
  refused: "Steam did not confirm this sign-in. Your Steam ID is unchanged. Please try again.",
  unavailable: "Steam can't be reached right now. Your Steam ID is unchanged. Please try again in a moment.",
  not_saved: "Your Steam ID could not be saved. Please sign in through Steam again in a moment.",
};
