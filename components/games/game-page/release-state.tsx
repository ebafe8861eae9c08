import { formatReleaseDate } from "@/lib/games/format";
import { isUpcoming } from "@/lib/games/is-upcoming";
import type { Game } from "@/lib/games/schema";
import { PlayerCount } from "./player-count";
import { ReleaseCountdown } from "./release-countdown";

/** A countdown before the release, where its day is known; after it the current players. */
export async function ReleaseState({ game }: { game: Game }) {
  const { releaseDate, releasePeriod, steamAppId } = game;
  if (releaseDate && (await isUpcoming(releaseDate))) {
    return (
      <div className="grid gap-3">
        <p className="text-[15px] text-ink-2">
          Releases{" "}
          <span className="font-semibold text-ink">{releasePeriod ?? formatReleaseDate(releaseDate)}</span>
        </p>
        {releasePeriod ? null : <ReleaseCountdown releaseDate={releaseDate} />}
      </div>
    );
  }
  return releaseDate && steamAppId ? <PlayerCount steamAppId={steamAppId} /> : null;
}
