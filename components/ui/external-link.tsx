import type { ComponentProps } from "react";
import { cn } from "./cn";

/** For links written by users: search engines must not follow them. */
export const USER_LINK_REL = "nofollow ugc noopener";

/** A link to another site, in a new tab; screen readers announce that. */
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
      className={cn(variant === "text" && "link-quiet", className)}
      {...props}
    >
      {children}
      <span className="sr-only"> (opens in a new tab)</span>
    </a>
  );
}
