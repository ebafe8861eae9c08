import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";
import { LogoMark } from "./logo-mark";

export type BoardMessageProps = {
  title: ReactNode;
  text?: ReactNode;
  /** The title is the page's heading. */
  isPage?: boolean;
  /** Nothing matches a search or filter: without the board. */
  isMatch?: boolean;
  className?: string;
  /** At most one amber button, then quieter ones. */
  children?: ReactNode;
};

/** Why a screen is empty, has no match or could not be loaded, below an empty board. */
export function BoardMessage({ title, text, isPage, isMatch, className, children }: BoardMessageProps) {
  const Title = isPage ? "h1" : "h2";
  return (
    <div className={cn("board-message", className)}>
      {isMatch ? null : (
        <>
          <LogoMark withBoard={false} className="relative z-[1] mx-auto -mb-[22px] size-24" />
          <div aria-hidden="true" className="board" />
        </>
      )}
      <Title>{title}</Title>
      {text ? <p>{text}</p> : null}
      {children ? <div>{children}</div> : null}
    </div>
  );
}
