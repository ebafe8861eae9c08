import type { ReactNode } from "react";
import { LogoMark } from "./logo";

type EmptyBoardProps = { className?: string; children: ReactNode };

/** A board without games, and below it why. */
export function EmptyBoard({ className = "pt-6", children }: EmptyBoardProps) {
  return (
    <div className={`flex flex-col items-center text-center ${className}`}>
      <LogoMark className="size-16 opacity-80" />
      <div aria-hidden="true" className="board mt-1 w-[min(100%,22rem)]" />
      {children}
    </div>
  );
}
