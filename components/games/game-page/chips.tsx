import type { ReactNode } from "react";

export const chipClasses =
  "block rounded-[9px] border border-line bg-ground/40 px-3 py-1.5 text-[13.5px] text-ink-2";

/** A row of short names; each item wears `chipClasses`. */
export function Chips({ children }: { children: ReactNode }) {
  return <ul className="flex flex-wrap gap-2">{children}</ul>;
}
