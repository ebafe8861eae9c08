import type { ComponentProps } from "react";
import { cn } from "@/components/ui/cn";

/** Covers on shelf boards; `className` sets the columns. One row per game in list view. */
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

/** The board under a cover. */
export function Board({ isLast }: { isLast: boolean }) {
  return <div aria-hidden="true" className={`board board-under${isLast ? " board-last" : ""}`} />;
}
