import type { ComponentProps } from "react";
import { cn } from "./cn";

export const inputClasses =
  "h-[42px] w-full rounded-control border border-line bg-surface px-3.5 text-[15px] text-ink transition-colors duration-150 placeholder:text-ink-3 hover:border-line-strong disabled:opacity-60 aria-invalid:border-danger";

/** 16 px on phones, so that iOS does not zoom into the field. */
export function Input({ className, ...props }: ComponentProps<"input">) {
  return <input className={cn(inputClasses, "max-md:text-base", className)} {...props} />;
}
