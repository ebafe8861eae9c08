import { cn } from "@/components/ui/cn";
import { ageRatingLabel } from "@/lib/games/age-rating";
import type { Game } from "@/lib/games/schema";
import { ScoreRing } from "./score-ring";

export function GameFacts({ game, className }: { game: Game; className?: string }) {
  const developers = game.companies.filter((company) => company.isDeveloper).map((company) => company.name);
  const ageRating = ageRatingLabel(game.ageRating);
  return (
    <div
      className={cn(
        "flex flex-wrap items-center gap-x-4 gap-y-2 text-[15px] text-ink-2 md:gap-x-5",
        className,
      )}
    >
      {game.rating !== null && <ScoreRing rating={game.rating} />}
      <span className="font-semibold text-ink tabular-nums">
        {game.releaseYear ?? "Release date unknown"}
      </span>
      {developers.length > 0 && <span>{developers.slice(0, 2).join(", ")}</span>}
      {ageRating && (
        <span
          className="rounded-[7px] border border-line bg-ground/60 px-2 py-1 text-[13px]"
          title="Age rating"
        >
          <span className="sr-only">Age rating: </span>
          {ageRating}
        </span>
      )}
    </div>
  );
}
