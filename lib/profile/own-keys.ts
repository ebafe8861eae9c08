/** Keys of the browser's cache: what belongs to the person who is signed in. */
export const ownProfileKeys = { own: ["profile", "own"] as const };
