import type { ReactNode } from "react";
import { Skeleton } from "@/components/ui/skeleton";

const SKELETONS = ["one", "two", "three"];

/** Has the same height with and without entries, so that nothing moves. */
export function FeedHighlightsRow({ children }: { children: ReactNode }) {
  return (
    <ul className="grid min-h-[276px] grid-cols-[minmax(0,1fr)] content-start gap-x-10 gap-y-4 lg:min-h-[81px] lg:grid-cols-3">
      {children}
    </ul>
  );
}

export function FeedHighlightsSkeleton() {
  return (
    <FeedHighlightsRow>
      {SKELETONS.map((key) => (
        <li key={key} aria-hidden="true" className="flex h-[81px] gap-4">
          <Skeleton className="h-full w-[60px]" />
          <div className="grid flex-1 content-start gap-3 pt-1">
            <Skeleton className="h-3.5 w-2/5" />
            <Skeleton className="h-3.5 w-3/5" />
          </div>
        </li>
      ))}
    </FeedHighlightsRow>
  );
}
