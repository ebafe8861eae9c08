import type { ReactNode } from "react";
import { LogoMark } from "@/components/site/logo";

export type EmptyShelfProps = {
  title: string;
  text: string;
  children?: ReactNode;
};

export function EmptyShelf({ title, text, children }: EmptyShelfProps) {
  return (
    <div className="mx-auto max-w-[34rem] pt-10 pb-16 text-center md:pt-16">
      <LogoMark className="mx-auto size-20" />
      <div className="board" />
      <h2 className="mt-8 text-[22px]">{title}</h2>
      <p className="mt-2 text-ink-2">{text}</p>
      {children ? <div className="mt-6">{children}</div> : null}
    </div>
  );
}
