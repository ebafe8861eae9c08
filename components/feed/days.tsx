import type { ReactNode } from "react";
import { dayTitle } from "@/lib/feed/times";

type DaysProps = {
  /** In their order, each with a React key. */
  entries: readonly { at: string; row: ReactNode }[];
  now: Date;
};

/** Rows below the titles of their days. */
export function Days({ entries, now }: DaysProps) {
  const days = new Map<string, ReactNode[]>();
  for (const { at, row } of entries) {
    const title = dayTitle(at, now);
    days.set(title, [...(days.get(title) ?? []), row]);
  }
  return [...days].map(([title, rows]) => (
    <section key={title} className="mt-4">
      <h2 className="caption">{title}</h2>
      <ul>{rows}</ul>
    </section>
  ));
}
