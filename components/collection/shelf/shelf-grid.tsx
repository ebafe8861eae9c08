import type { ComponentProps } from "react";
import { Board, Boards } from "@/components/games/boards";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfBook } from "./shelf-book";

const FIRST_ROW = 7;
/** Three to seven on a board. */
const COLUMNS = "grid-cols-3 sm:grid-cols-4 md:grid-cols-5 lg:grid-cols-6 xl:grid-cols-7";
const SKELETONS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

/** The shelf's covers on their boards; one row per game in list view. */
export function ShelfBoards({ className, ...props }: ComponentProps<"ul">) {
  return <Boards className={cn(COLUMNS, className)} {...props} />;
}

export type ShelfCellProps = Omit<ComponentProps<"li">, "children"> & {
  /** Null while it is on its way. */
  item: CollectionItem | null;
  /** Its place on the whole shelf, from 0. */
  index: number;
  count: number;
};

/** One game's place on its board. */
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
      {item ? <ShelfBook item={item} priority={index < FIRST_ROW} /> : <BookSkeleton />}
      <Board isLast={index === count - 1} />
    </li>
  );
}

/** As high as a book: in list view a cover with its card's padding and border. */
function BookSkeleton() {
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
            <BookSkeleton />
            <Board isLast={index === SKELETONS.length - 1} />
          </li>
        ))}
      </ShelfBoards>
    </>
  );
}
