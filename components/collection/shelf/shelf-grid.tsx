import type { ComponentProps } from "react";
import { Board, Boards } from "@/components/games/boards";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfCaption, ShelfCard } from "./shelf-card";

const FIRST_ROW = 7;
const COLUMNS = "grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-7";
const SKELETONS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

/** Covers on boards; one row per game in list view. */
export function ShelfBoards({ className, ...props }: ComponentProps<"ul">) {
  return <Boards className={cn(COLUMNS, className)} {...props} />;
}

export type ShelfCellProps = Omit<ComponentProps<"li">, "children"> & {
  /** Null while loading. */
  item: CollectionItem | null;
  isOpen: boolean;
  /** Position on the whole shelf, from 0. */
  index: number;
  count: number;
};

export function ShelfCell({ item, isOpen, index, count, ...props }: ShelfCellProps) {
  return (
    <li
      data-index={index}
      aria-setsize={count}
      aria-posinset={index + 1}
      aria-busy={item === null || undefined}
      className="min-w-0"
      {...props}
    >
      {item ? <ShelfCard item={item} isOpen={isOpen} priority={index < FIRST_ROW} /> : <CardSkeleton />}
      <Board isLast={index === count - 1} />
      <ShelfCaption item={item} />
    </li>
  );
}

/** As high as a card: in list view a cover with the card's padding and border. */
function CardSkeleton() {
  return (
    <Skeleton className="aspect-[3/4] rounded-cover view-list:aspect-auto view-list:h-[calc(3.5rem*4/3+1.5rem+2px)] view-list:rounded-card" />
  );
}

export function ShelfGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your collection...
      </p>
      <ShelfBoards className="pb-4">
        {SKELETONS.map((key, index) => (
          <li key={key} className="min-w-0">
            <CardSkeleton />
            <Board isLast={index === SKELETONS.length - 1} />
            <ShelfCaption item={null} />
          </li>
        ))}
      </ShelfBoards>
    </>
  );
}
