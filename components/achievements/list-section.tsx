import type { ReactNode } from "react";

/** The section that the header's tab links to. */
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
