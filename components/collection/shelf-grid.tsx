import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";
import type { CollectionItem } from "@/lib/collection/schema";
import { ShelfBook } from "./shelf-book";

const FIRST_ROW = 7;
const SKELETONS = Array.from({ length: 14 }, (_, index) => `skeleton-${index}`);

/** Covers on boards, three to seven of them; one row per game in list view. The boards end with the page's column. */
function Boards({ children }: { children: ReactNode }) {
  return (
    <ul className="grid grid-cols-3 gap-x-3 gap-y-7 overflow-x-clip px-1.5 pb-4 sm:grid-cols-4 md:grid-cols-5 md:gap-x-[18px] md:gap-y-9 md:px-[9px] lg:grid-cols-6 xl:grid-cols-7 view-list:grid-cols-1 view-list:gap-3 view-list:px-0">
      {children}
    </ul>
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

export function ShelfGrid({ items }: { items: CollectionItem[] }) {
  return (
    <Boards>
      {items.map((item, index) => (
        <li key={item.game.id} className="min-w-0">
          <ShelfBook item={item} priority={index < FIRST_ROW} />
          <Board isLast={index === items.length - 1} />
        </li>
      ))}
    </Boards>
  );
}

export function ShelfGridSkeleton() {
  return (
    <>
      <p role="status" className="sr-only">
        Loading your collection...
      </p>
      <Boards>
        {SKELETONS.map((key, index) => (
          <li key={key} className="min-w-0">
            <Skeleton className="aspect-[3/4] rounded-cover view-list:aspect-auto view-list:h-[98px] view-list:rounded-card" />
            <Board isLast={index === SKELETONS.length - 1} />
          </li>
        ))}
      </Boards>
    </>
  );
}
