import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfBook } from "./shelf-book";

const FIRST_ROW = 7;
const SKELETONS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

/** Covers on boards, three to seven of them; one row per game in list view. The boards end with the page's column. */
export function Boards({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      className={cn(
        "relative grid grid-cols-3 content-start gap-x-3 gap-y-7 overflow-x-clip px-1.5 sm:grid-cols-4 md:grid-cols-5 md:gap-x-[18px] md:gap-y-9 md:px-[9px] lg:grid-cols-6 xl:grid-cols-7 view-list:grid-cols-1 view-list:gap-3 view-list:px-0",
        className,
      )}
      {...props}
    />
  );
}

/**
 * What one cover stands on: as wide as its column with its gap, so that a row's boards are one. The last game's goes on
 * to the end of its row.
 */
function Board({ isLast }: { isLast: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`board relative -left-1.5 mt-2 rounded-none md:-left-[9px] view-list:hidden ${isLast ? "w-screen" : "w-[calc(100%+12px)] md:w-[calc(100%+18px)]"}`}
    />
  );
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
      <Boards className="pb-4">
        {SKELETONS.map((key, index) => (
          <li key={key} className="min-w-0">
            <BookSkeleton />
            <Board isLast={index === SKELETONS.length - 1} />
          </li>
        ))}
      </Boards>
    </>
  );
}
