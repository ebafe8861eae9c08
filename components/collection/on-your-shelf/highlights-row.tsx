import type { ReactNode } from "react";
import { QuickActions } from "@/components/collection/islands";
import { StatusDot } from "@/components/collection/status-dot";
import { GameCard, GameCardSkeleton } from "@/components/games/game-card";
import { cn } from "@/components/ui/cn";
import type { Highlight } from "@/lib/collection/schema";
import { JUST_ADDED, STATUS_LABELS, type Status } from "@/lib/collection/status";

const COVER_SIZES = "(min-width: 1280px) 164px, (min-width: 768px) 16vw, 30vw";
const SKELETONS = ["one", "two", "three", "four", "five", "six", "seven"];

type HighlightsRowProps = {
  highlights: readonly Highlight[];
  /** The id of the game that was just added. */
  lit: number | null;
};

export function HighlightsRow({ highlights, lit }: HighlightsRowProps) {
  return (
    <Row>
      {highlights.map(({ game, status, note }) => (
        <li key={game.id} data-lit={game.id === lit ? "" : undefined}>
          <GameCard
            game={game}
            sizes={COVER_SIZES}
            facts={
              <>
                <StatusDot status={status} className="size-2" />
                <span className="truncate">
                  {/* Phones have room for one fact. */}
                  <span className={cn(note && (isReleaseNote(status, note) ? "sr-only" : "max-md:sr-only"))}>
                    {STATUS_LABELS[status]}
                    {note ? " · " : null}
                  </span>
                  {note}
                </span>
              </>
            }
          >
            <QuickActions game={game} />
          </GameCard>
        </li>
      ))}
    </Row>
  );
}

/** A date of release leaves no room for the status. */
function isReleaseNote(status: Status, note: string) {
  return status === "want" && note !== JUST_ADDED;
}

export function HighlightsSkeleton() {
  return (
    <Row>
      {SKELETONS.map((key) => (
        <li key={key}>
          <GameCardSkeleton />
        </li>
      ))}
    </Row>
  );
}

/** One row on every screen: narrow ones show the first games only. */
function Row({ children }: { children: ReactNode }) {
  return (
    <div data-view="grid">
      <ul className="shelf shelf-row [--columns:3] max-[22rem]:[--columns:2] md:[--columns:5] lg:[--columns:6] xl:[--columns:7] max-[22rem]:[&>li:nth-child(n+3)]:hidden max-md:[&>li:nth-child(n+4)]:hidden max-lg:[&>li:nth-child(n+6)]:hidden max-xl:[&>li:nth-child(n+7)]:hidden">
        {children}
      </ul>
    </div>
  );
}
