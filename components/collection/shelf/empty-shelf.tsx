import type { ReactNode } from "react";
import { LogoMark } from "@/components/site/logo";

export type EmptyShelfProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

export function EmptyShelf({ title, text, children }: EmptyShelfProps) {
  return (
    <div className="pt-14 pb-16 text-center">
      <LogoMark className="relative z-[1] -mb-[22px] mx-auto size-24" />
      <div aria-hidden="true" className="board -mx-4 md:-mx-3.5" />
      <h2 className="mt-10 text-[22px]">{title}</h2>
      <p className="mx-auto mt-2 max-w-[34rem] text-ink-2">{text}</p>
      {children ? <div className="mt-[22px]">{children}</div> : null}
    </div>
  );
}
