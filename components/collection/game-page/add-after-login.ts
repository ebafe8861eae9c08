const KEY = "questshelf-add-after-login";

/** Remembers, for this tab, the game that a visitor wants to add. */
export function addAfterLogin(gameId: number): void {
  try {
    sessionStorage.setItem(KEY, String(gameId));
  } catch {
    // Without storage, the user presses again.
  }
}

/** @returns whether it was this game, once */
export function takeAddAfterLogin(gameId: number): boolean {
  try {
    const isThis = sessionStorage.getItem(KEY) === String(gameId);
    if (isThis) sessionStorage.removeItem(KEY);
    return isThis;
  } catch {
    return false;
  }
}
