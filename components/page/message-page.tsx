import type { ReactNode } from "react";
import { BoardMessage } from "./board-message";

type MessagePageProps = {
  title: string;
  text: string;
  /** One or two buttons. */
  children: ReactNode;
  smallPrint?: ReactNode;
};

/** A screen with one message, such as "Page not found". It sets the document's title: the page's metadata has none. */
export function MessagePage({ title, text, children, smallPrint }: MessagePageProps) {
  return (
    <div className="wrap text-center">
      <title>{`${title} · Questshelf`}</title>
      <BoardMessage isPage title={title} text={text}>
        {children}
      </BoardMessage>
      {smallPrint}
    </div>
  );
}
