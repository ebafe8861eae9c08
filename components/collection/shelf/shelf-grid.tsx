import type { ComponentProps } from "react";
import { GameCardSkeleton } from "@/components/games/game-card";
import { cn } from "@/components/ui/cn";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfCard } from "./shelf-card";

const FIRST_ROW = 7;
const SKELETONS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

/** Covers on boards; one row per game in list view. */
export function ShelfBoards({ className, ...props }: ComponentProps<"ul">) {
  return <ul className={cn("shelf relative", className)} {...props} />;
}

type ShelfCellProps = Omit<ComponentProps<"li">, "children"> & {
  /** Null while loading. */
  item: CollectionItem | null;
  /** Position on the whole shelf, from 0. */
  index: number;
  count: number;
};

export function ShelfCell({ item, index, count, ...props }: ShelfCellProps) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={item === null || undefined}
      className="min-w-0"
      {...props}
    >
      {item ? <ShelfCard item={item} priority={index < FIRST_ROW} /> : <GameCardSkeleton />}
    </li>
  );
}

export function ShelfGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your collection...
      </p>
      <ShelfBoards className="pb-4">
        {SKELETONS.map((key) => (
          <li key={key}>
            <GameCardSkeleton />
          </li>
        ))}
      </ShelfBoards>
    </>
  );
}
