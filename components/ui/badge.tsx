import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps } from "react";
import { cn } from "./cn";

const badgeVariants = cva(
  "inline-flex items-center gap-1.5 whitespace-nowrap rounded-md font-semibold leading-none",
  {
    variants: {
      variant: {
        neutral: "bg-raised text-ink-2",
        outline: "border border-line bg-surface text-ink-2",
        /** Stands on a cover: dark in both themes. */
        plate: "bg-plate text-plate-ink",
      },
      size: { sm: "px-2 py-1 text-[11px]", md: "px-2.5 py-1.5 text-[12px]", lg: "px-3 py-2 text-[13.5px]" },
    },
    defaultVariants: { variant: "neutral", size: "sm" },
  },
);

export type BadgeProps = ComponentProps<"span"> & VariantProps<typeof badgeVariants>;

export function Badge({ className, variant, size, ...props }: BadgeProps) {
  return <span className={cn(badgeVariants({ variant, size }), className)} {...props} />;
}
