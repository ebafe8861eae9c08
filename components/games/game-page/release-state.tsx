import { formatReleaseDate } from "@/lib/games/format";
import { isUpcoming } from "@/lib/games/is-upcoming";
import type { Game } from "@/lib/games/schema";
import { PlayerCount } from "./player-count";
import { ReleaseCountdown } from "./release-countdown";

/** What time has to say of a game: a countdown before its release, and how many play it from then on. */
export async function ReleaseState({ game }: { game: Game }) {
  const { releaseDate, steamAppId } = game;
  if (releaseDate && (await isUpcoming(releaseDate))) {
    // IGDB words what is not a day by itself ("Q1 2027"); its date is then the last day of that time.
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
