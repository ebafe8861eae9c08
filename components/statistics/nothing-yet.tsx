import type { ReactNode } from "react";
import { EmptyBoard } from "@/components/site/empty-board";

/** An empty board, one sentence and what else belongs below it. */
export function NothingYet({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <EmptyBoard className="pt-10">
      <p className="mt-7 text-[17px] text-ink-2">{text}</p>
      {children}
    </EmptyBoard>
  );
}
