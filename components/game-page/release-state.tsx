import { isUpcoming } from "@/lib/games/is-upcoming";
import type { Game } from "@/lib/games/schema";
import { PlayerCount, ReleaseCountdown } from "./islands";
import { ReleaseLine } from "./release-line";

/** A countdown before the release, if its day is known; after it the current players. */
export async function ReleaseState({ game }: { game: Game }) {
  const { releaseDate, releasePeriod, steamAppId } = game;
  if (releaseDate && (await isUpcoming(releaseDate))) {
    if (releasePeriod) return <ReleaseLine verb="Releases" when={releasePeriod} />;
    return <ReleaseCountdown releaseDate={releaseDate} />;
  }
  return releaseDate && steamAppId ? <PlayerCount steamAppId={steamAppId} /> : null;
}
