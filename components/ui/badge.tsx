import type { ComponentProps } from "react";
import { cn } from "./cn";

export type BadgeProps = ComponentProps<"span"> & {
  /** `plate` is for badges on a cover: dark in both themes. */
  variant?: "neutral" | "plate";
  size?: "sm" | "md";
};

export function Badge({ className, variant = "neutral", size = "sm", ...props }: BadgeProps) {
  return (
    <span className={cn("badge", `badge-${variant}`, size === "md" && "badge-md", className)} {...props} />
  );
}
