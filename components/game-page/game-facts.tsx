import { ageRatingLabel } from "@/lib/games/age-rating";
import type { Game } from "@/lib/games/schema";
import { ReleaseState } from "./release-state";
import { ScoreRing } from "./score-ring";

/** In one row on wide screens; on phones year and developer first. */
export function GameFacts({ game }: { game: Game }) {
  const developers = game.companies.filter((company) => company.isDeveloper).map((company) => company.name);
  const ageRating = ageRatingLabel(game.ageRating);
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2 text-[14px] text-ink-2 md:mt-3.5 md:gap-x-[18px] md:text-[15px]">
      <div className="flex flex-wrap gap-x-3 max-md:w-full md:order-1 md:gap-x-[18px]">
        <span className="tabular-nums">{game.releaseYear ?? "Release date unknown"}</span>
        {developers.length > 0 && <span>{developers.slice(0, 2).join(", ")}</span>}
      </div>
      {game.rating !== null && <ScoreRing rating={game.rating} />}
      {ageRating && (
        <span
          className="rounded-md border border-line-strong px-[7px] py-0.5 text-[13px] md:order-2"
          title="Age rating"
        >
          <span className="sr-only">Age rating: </span>
          {ageRating}
        </span>
      )}
      <div className="md:order-3">
        <ReleaseState game={game} />
      </div>
    </div>
  );
}
