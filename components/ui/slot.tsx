import { cloneElement, isValidElement, type ReactNode } from "react";

/** Adds class names and attributes to its only child, which keeps its own. */
export function Slot({ children, className, ...props }: { children?: ReactNode; className?: string }) {
  if (!isValidElement<{ className?: string }>(children)) {
    throw new Error("A slot needs exactly one element as its child.");
  }
  const own = children.props.className;
  return cloneElement(children, { ...props, className: own ? `${className} ${own}` : className });
}
