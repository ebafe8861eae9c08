import { GameGridSkeleton } from "@/components/games/game-grid";

export function BrowseListSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading games...
      </p>
      <GameGridSkeleton />
    </>
  );
}
