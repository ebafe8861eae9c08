import type { ReactNode } from "react";

/** A row of short names; its items have the class `chip`. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-2">{children}</ul>;
}
