import { GameGridSkeleton } from "@/components/games/game-grid";

export function BrowseListSkeleton() {
  return (
    <div className="relative">
      {/* In the space above the list, so that the cards take the very place of these. */}
      <p role="status" className="absolute bottom-full left-0 text-[13px] text-ink-3 leading-6">
        Loading games...
      </p>
      <GameGridSkeleton />
    </div>
  );
}
