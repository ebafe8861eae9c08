import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A surface with a hairline. Do not nest. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("card", className)} {...props} />;
}

export function CardTitle({ className, children, ...props }: ComponentProps<"h3">) {
  return (
    <h3 className={cn("card-heading", className)} {...props}>
      {children}
    </h3>
  );
}
