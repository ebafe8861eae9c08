import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/**
 * Covers on boards; the class names say how many stand on one. One row per game in list view. The boards end with the
 * page's column.
 */
export function Boards({ className, ...props }: ComponentProps<"ul">) {
  return (
    <ul
      className={cn(
        "relative grid content-start gap-x-3 gap-y-7 overflow-x-clip px-1.5 md:gap-x-[18px] md:gap-y-9 md:px-[9px] view-list:grid-cols-1 view-list:gap-3 view-list:px-0",
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
export function Board({ isLast }: { isLast: boolean }) {
  return (
    <div
      aria-hidden="true"
      className={`board relative -left-1.5 mt-2 rounded-none md:-left-[9px] view-list:hidden ${isLast ? "w-screen" : "w-[calc(100%+12px)] md:w-[calc(100%+18px)]"}`}
    />
  );
}
