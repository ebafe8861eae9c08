import { cva, type VariantProps } from "class-variance-authority";
import type { ComponentProps, MouseEvent } from "react";
import { cn } from "./cn";
import { Slot } from "./slot";
import { Spinner } from "./spinner";

export const buttonVariants = cva(
  "relative inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap border font-semibold transition-[background-color,border-color,color,box-shadow,filter] duration-150 ease-out disabled:opacity-50 aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:opacity-50 aria-busy:cursor-progress",
  {
    variants: {
      variant: {
        primary:
          "border-transparent bg-lamp text-lamp-ink shadow-[0_8px_24px_-10px_oklch(0.815_0.145_78/0.6)] hover:brightness-105 active:brightness-95",
        secondary: "border-line bg-raised text-ink hover:border-line-strong active:bg-surface",
        outline: "border-line-strong bg-transparent text-ink hover:bg-raised",
        ghost: "border-transparent bg-transparent text-ink-2 hover:bg-raised hover:text-ink",
        danger: "border-transparent bg-danger text-lamp-ink hover:brightness-105 active:brightness-95",
        link: "border-transparent text-lamp-text underline-offset-4 hover:underline",
      },
      size: {
        sm: "h-9 rounded-[9px] px-3.5 text-[13.5px]",
        md: "h-[42px] rounded-control px-[18px] text-[14.5px]",
        lg: "h-12 rounded-[13px] px-6 text-base",
        icon: "size-[38px] rounded-[10px]",
        inline: "h-auto rounded-sm",
      },
    },
    defaultVariants: { variant: "secondary", size: "md" },
  },
);

export type ButtonProps = ComponentProps<"button"> &
  VariantProps<typeof buttonVariants> & {
    /** Renders the one child (a link, say) in the button's looks. */
    asChild?: boolean;
    /**
     * Shows a spinner over the label and keeps the width; clicks are refused meanwhile. Not by `disabled`, which would take
     * the focus away from who has just pressed it.
     */
    pending?: boolean;
  };

export function Button({ className, variant, size, asChild, pending, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild) return <Slot className={classes} {...props} />;
  const { children, type = "button", ...rest } = props;
  return (
    <button
      type={type}
      className={classes}
      {...rest}
      {...(pending ? { "aria-busy": true, "aria-disabled": true, onClick: refuse } : {})}
    >
      {pending ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  );
}

/** Also where the press would send a form. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}
