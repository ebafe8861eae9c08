import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A quiet surface with a hairline. Never put one into another. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("rounded-card border border-line bg-surface p-5", className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3
      className={cn("mb-3.5 font-sans font-semibold text-[13px] text-ink-3 tracking-[.01em]", className)}
      {...props}
    >
      {children}
    </h3>
  );
}
