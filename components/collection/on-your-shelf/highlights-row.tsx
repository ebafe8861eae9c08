import type { ReactNode } from "react";
import { QuickActions } from "@/components/collection/quick-actions";
import { StatusDot } from "@/components/collection/status-dot";
import { Board, Boards } from "@/components/games/boards";
import { GameCover } from "@/components/games/game-cover";
import { Link } from "@/components/ui/link";
import { Skeleton } from "@/components/ui/skeleton";
import type { Highlight } from "@/lib/collection/schema";
import { STATUS_LABELS } from "@/lib/collection/status";

const COVER_SIZES = "(min-width: 1280px) 185px, (min-width: 768px) 15vw, 30vw";
/** A line for the name, and one for the note, or two on narrow screens. */
const CAPTION = "mt-2 block h-[54px] text-[13px] leading-[18px] lg:h-9";
const SKELETONS = ["one", "two", "three", "four", "five", "six"];

export function HighlightsRow({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <Row>
      {highlights.map(({ game, status, note }, index) => (
        <li key={game.id} className="group relative min-w-0">
          <Link href={game.path} className="block rounded-cover">
            <GameCover
              name={game.name}
              coverUrl={game.coverUrl}
              sizes={COVER_SIZES}
              className="cover-lifting"
            />
            <Board isLast={index === highlights.length - 1} />
            <span className={CAPTION}>
              <span className="block truncate font-semibold">{game.name}</span>
              <span className="flex items-baseline gap-1 text-ink-2 max-lg:text-[12px] lg:gap-1.5">
                <StatusDot status={status} className="size-2" />
                <span className="line-clamp-2 text-balance">{note ?? STATUS_LABELS[status]}</span>
              </span>
            </span>
          </Link>
          <QuickActions game={game} />
        </li>
      ))}
    </Row>
  );
}

export function HighlightsSkeleton() {
  return (
    <Row>
      {SKELETONS.map((key, index) => (
        <li key={key} className="min-w-0">
          <Skeleton className="aspect-[3/4] rounded-cover" />
          <Board isLast={index === SKELETONS.length - 1} />
          <div className={CAPTION} />
        </li>
      ))}
    </Row>
  );
}

/** One row on every screen: phones show the first three. */
function Row({ children }: { children: ReactNode }) {
  return (
    <div data-view="grid">
      <Boards className="grid-cols-3 md:grid-cols-6 max-md:[&>li:nth-child(n+4)]:hidden">{children}</Boards>
    </div>
  );
}
