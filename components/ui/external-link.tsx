import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A link that leaves the site in a new tab, and says so to screen readers. */
export function ExternalLink({
  variant = "text",
  className,
  children,
  ...props
}: ComponentProps<"a"> & { variant?: "text" | "plain" }) {
  return (
    <a
      target="_blank"
      rel="noopener noreferrer"
      className={cn(
        variant === "text" && "text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink",
        className,
      )}
      {...props}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
