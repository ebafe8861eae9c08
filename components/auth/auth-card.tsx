import type { ReactNode } from "react";

type AuthCardProps = {
  title: string;
  lead?: ReactNode;
  children: ReactNode;
};

/** Layout of the sign-in screens: the shelf, and one task below it. */
export function AuthCard({ title, lead, children }: AuthCardProps) {
  return (
    <div className="mx-auto w-full max-w-[432px]">
      <AuthShelf />
      <section className="mx-1.5 grid gap-6 rounded-b-[20px] border border-line border-t-0 bg-surface p-6 pt-7 shadow-float sm:p-8">
        <div className="grid gap-2">
          <h1 className="text-[28px]">{title}</h1>
          {lead ? <p className="text-ink-2">{lead}</p> : null}
        </div>
        {children}
      </section>
    </div>
  );
}

/** Decoration; its space is reserved before the picture loads. */
export function AuthShelf() {
  return (
    <div aria-hidden="true">
      <div className="h-[72px] bg-[length:auto_72px] bg-[url(/shelf.svg)] bg-bottom bg-no-repeat sm:h-[84px] sm:bg-[length:auto_84px]" />
      <div className="board relative z-[1]" />
    </div>
  );
}
