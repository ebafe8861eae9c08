/** Read by components/site/boot-script.tsx before the first paint, so that the header keeps the right place free. */
const HINT_KEY = "questshelf-signed-in";

/** Remembers that somebody was signed in here. A hint for the looks only: nothing is granted by it. */
export function rememberSignedIn(signedIn: boolean): void {
  try {
    if (signedIn) localStorage.setItem(HINT_KEY, "1");
    else localStorage.removeItem(HINT_KEY);
  } catch {
    // A browser that keeps nothing shows the place of the Login button until the answer is there.
  }
  if (signedIn) document.documentElement.dataset.user = "1";
  else delete document.documentElement.dataset.user;
}
