import type { ReactNode } from "react";
import { LogoMark } from "./logo";

export type MessagePageProps = {
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
  smallPrint?: ReactNode;
};

/** A screen with one message, such as "Page not found". It sets the document's title: the page's metadata has none. */
export function MessagePage({ title, text, children, smallPrint }: MessagePageProps) {
  return (
    <div className="wrap flex flex-col items-center py-24 text-center md:py-32">
      <title>{`${title} · Questshelf`}</title>
      <LogoMark className="size-20" />
      <h1 className="mt-8 text-[clamp(1.9rem,4vw,2.75rem)]">{title}</h1>
      <p className="mt-4 max-w-[32rem] text-[17px] text-ink-2">{text}</p>
      <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      {smallPrint}
    </div>
  );
}
