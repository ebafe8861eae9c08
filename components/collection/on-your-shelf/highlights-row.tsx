import type { ReactNode } from "react";
import { QuickActions } from "@/components/collection/quick-actions";
import { StatusDot } from "@/components/collection/status-dot";
import { GameCard, GameCardSkeleton } from "@/components/games/game-card";
import type { Highlight } from "@/lib/collection/schema";
import { STATUS_LABELS } from "@/lib/collection/status";

const COVER_SIZES = "(min-width: 1280px) 185px, (min-width: 768px) 15vw, 30vw";
const SKELETONS = ["one", "two", "three", "four", "five", "six"];

export function HighlightsRow({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <Row>
      {highlights.map(({ game, status, note }) => (
        <li key={game.id}>
          <GameCard
            game={game}
            sizes={COVER_SIZES}
            facts={
              <>
                <StatusDot status={status} className="size-2" />
                <span className="truncate">{note ?? STATUS_LABELS[status]}</span>
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

/** One row on every screen: phones show the first three. */
function Row({ children }: { children: ReactNode }) {
  return (
    <div data-view="grid">
      <ul className="shelf shelf-row [--columns:3] md:[--columns:6] max-md:[&>li:nth-child(n+4)]:hidden">
        {children}
      </ul>
    </div>
  );
}
