import { type ComponentProps, cloneElement, isValidElement, type MouseEvent, type ReactNode } from "react";
import { cn } from "./cn";
import { Spinner } from "./spinner";

export type ButtonProps = ComponentProps<"button"> & {
  variant?: "primary" | "secondary" | "outline" | "ghost" | "danger" | "link";
  size?: "sm" | "md" | "icon" | "inline";
  /** Gives the one child, such as a link, the button's looks. */
  asChild?: boolean;
  /** Shows a spinner over the label and ignores clicks. Not `disabled`, which would lose the focus. */
  pending?: boolean;
};

export function Button({
  className,
  variant = "secondary",
  size = "md",
  asChild,
  pending,
  ...props
}: ButtonProps) {
  const classes = cn("button", `button-${variant}`, `button-${size}`, className);
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

/** Also keeps a submit button from sending its form. */
function refuse(event: MouseEvent) {
  event.preventDefault();
}

/** Adds class names and attributes to its only child, which keeps its own. */
function Slot({ children, className, ...props }: { children?: ReactNode; className?: string }) {
  if (!isValidElement<{ className?: string }>(children)) {
    throw new Error("A slot needs exactly one element as its child.");
  }
  const own = children.props.className;
  return cloneElement(children, { ...props, className: own ? `${className} ${own}` : className });
}
