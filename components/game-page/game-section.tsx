import type { ReactNode } from "react";

type GameSectionProps = {
  id: string;
  title: string;
  /** For screen readers only, on phones. */
  hidesTitle?: boolean;
  /** Shown beside the title. */
  count?: string | undefined;
  children: ReactNode;
} & {
  "data-view"?: "grid";
};

/**
 * A titled section, linked from the header's tabs. Scrolling stops with it 80 px below the window's top,
 * where its tab becomes active; the padding keeps the title clear of the header. Phones lay it out only when scrolled near:
 * its box is as wide as the screen there, and has room for a focus ring below, because it clips what is in it.
 */
export function GameSection({ id, title, hidesTitle = false, count, children, ...props }: GameSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-heading`} className="game-section" {...props}>
      <h2
        id={`${id}-heading`}
        className={hidesTitle ? "text-[22px] max-md:sr-only" : "inline text-[20px] md:text-[22px]"}
      >
        {title}
      </h2>
      {count ? <span className="ml-2.5 text-[15px] text-ink-3 tabular-nums">{count}</span> : null}
      {children}
    </section>
  );
}
