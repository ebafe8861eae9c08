import type { ComponentProps } from "react";
import { cn } from "./cn";

/** 16 px on phones, so that iOS does not zoom into the field. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn("input max-md:text-base", className)} {...props} />;
}
