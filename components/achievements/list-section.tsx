import type { ReactNode } from "react";

/** The visitor's progress, above the list or beside it. */
export function WithProgress({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-18 gap-y-9 lg:grid-cols-[minmax(0,1fr)_312px]">
      {children}
    </div>
  );
}

/** The section that the header's tab links to. */
export function ListSection({ toolbar, children }: { toolbar: ReactNode; children: ReactNode }) {
  return (
    <section
      id="all-achievements"
      tabIndex={-1}
      aria-labelledby="all-achievements-heading"
      className="-scroll-mt-10 -mt-10 pt-10 outline-none lg:col-start-1 lg:row-start-1"
    >
      {toolbar}
      {children}
    </section>
  );
}
