import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A loading placeholder; the parent announces "loading" to screen readers. */
export function Skeleton({ className, ...props }: ComponentProps<"div">) {
  return (
    <div aria-hidden="true" className={cn("animate-shimmer rounded-md bg-raised", className)} {...props} />
  );
}
