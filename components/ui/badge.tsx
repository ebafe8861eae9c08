import type { ComponentProps } from "react";
import { cn } from "./cn";

/** On a cover: dark in both themes. */
export function Badge({ className, size = "sm", ...props }: ComponentProps<"span"> & { size?: "sm" | "md" }) {
  return <span className={cn("badge", size === "md" && "badge-md", className)} {...props} />;
}
