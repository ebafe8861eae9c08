/** When this build was made, in Unix milliseconds: `next.config.ts` sets it. Not the build's id, because builds have an order. */
export const BUILD_TIME = process.env.BUILD_TIME ?? "0";

/** A header of each JSON response. */
export const BUILD_HEADER = "X-Build";

const RELOADED_FOR = "questshelf-reloaded-for";

/** The answer may have another shape than this page expects. An older answer comes from a cache, and changes nothing. */
export function reloadForNewerBuild(response: Response): void {
  const build = response.headers.get(BUILD_HEADER);
  if (build === null || Number(build) <= Number(BUILD_TIME)) return;
  try {
    if (sessionStorage.getItem(RELOADED_FOR) === build) return;
    sessionStorage.setItem(RELOADED_FOR, build);
  } catch {
    // Without storage, nothing would prevent the second reload.
    return;
  }
  location.reload();
}
