/**
 * The last page in this tab's history that is not a game's, and how many steps back it is. Null without one, and in browsers
 * without the Navigation API.
 */
export function previousPage(): { path: string; steps: number } | null {
  const at = window.navigation?.currentEntry?.index ?? 0;
  for (let steps = 1; steps <= at; steps++) {
    const { url } = window.navigation.entries()[at - steps] ?? {};
    const path = new URL(url ?? location.href).pathname;
    if (!path.startsWith("/game/")) return { path, steps };
  }
  return null;
}

/**
 * Follows a link by the browser's history if it leads to the previous page: restores the list's loaded pages and its
 * scroll position.
 */
export function goBackTo(path: RegExp, event: { preventDefault: () => void }) {
  const page = previousPage();
  if (!page || !path.test(page.path)) return;
  event.preventDefault();
  history.go(-page.steps);
}
