import type { ReactNode } from "react";
import { LogoMark } from "@/components/site/logo";

/** In place of a list that has nothing to show: the board, the mark, a sentence, and one way on. */
export function BrowseMessage({
  title,
  text,
  children,
}: {
  title: string;
  text: string;
  children?: ReactNode;
}) {
  return (
    <div className="mx-auto max-w-[30rem] py-14 text-center md:py-20">
      <LogoMark className="mx-auto size-14 opacity-80" />
      <h2 className="mt-6 text-[22px]">{title}</h2>
      <p className="mt-2 text-ink-2 [overflow-wrap:anywhere]">{text}</p>
      {children ? <div className="mt-6">{children}</div> : null}
    </div>
  );
}
