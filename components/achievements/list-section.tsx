import type { ReactNode } from "react";

/** The section of the list, which the header's tab leads to. */
export function ListSection({ toolbar, children }: { toolbar: ReactNode; children: ReactNode }) {
  return (
    <section
      id="all-achievements"
      tabIndex={-1}
      aria-labelledby="all-achievements-heading"
      className="-scroll-mt-2 pt-10 outline-none"
    >
      {toolbar}
      {children}
    </section>
  );
}
