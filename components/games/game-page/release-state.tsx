import { formatReleaseDate } from "@/lib/games/format";
import { isUpcoming } from "@/lib/games/is-upcoming";
import type { Game } from "@/lib/games/schema";
import { PlayerCount } from "./player-count";
import { ReleaseCountdown } from "./release-countdown";

/** A countdown before the release; after it the current players. */
export async function ReleaseState({ game }: { game: Game }) {
  const { releaseDate, steamAppId } = game;
  if (releaseDate && (await isUpcoming(releaseDate))) {
    // IGDB dates a quarter or year ("Q1 2027") by its last day.
    const human = game.releaseDates.find(({ date }) => date === releaseDate)?.human;
    return (
      <div className="grid gap-3">
        <p className="text-[15px] text-ink-2">
          Releases <span className="font-semibold text-ink">{human ?? formatReleaseDate(releaseDate)}</span>
        </p>
        <ReleaseCountdown releaseDate={releaseDate} />
      </div>
    );
  }
  return releaseDate && steamAppId ? <PlayerCount steamAppId={steamAppId} /> : null;
}
