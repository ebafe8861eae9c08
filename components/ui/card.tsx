import type { ComponentProps } from "react";
import { cn } from "./cn";

/** A surface with a hairline. Do not nest. */
export function Card({ className, ...props }: ComponentProps<"section">) {
  return <section className={cn("card", className)} {...props} />;
}
