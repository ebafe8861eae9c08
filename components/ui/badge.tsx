import type { ComponentProps } from "react";
import { cn } from "./cn";

/** On a cover: dark in both themes. */
export function Badge({ className, ...props }: ComponentProps<"span">) {
  return <span className={cn("badge", className)} {...props} />;
}
