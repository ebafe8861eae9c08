import { cloneElement, isValidElement, type ReactNode } from "react";

/** Gives the one child the looks and attributes of what stands around it, and keeps its own class names. */
export function Slot({ children, className, ...props }: { children?: ReactNode; className?: string }) {
  if (!isValidElement<{ className?: string }>(children)) {
    throw new Error("A slot needs exactly one element as its child.");
  }
  const own = children.props.className;
  return cloneElement(children, { ...props, className: own ? `${className} ${own}` : className });
}
