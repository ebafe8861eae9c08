import type { ReactNode } from "react";
import { cn } from "@/components/ui/cn";

export type GameSectionProps = { id: string; title: string; className?: string; children: ReactNode } & {
  "data-view"?: "grid";
};

/**
 * A titled section that the header's tabs lead to. It stops 80 px below the window's top, where its tab lights up; the
 * space above its title keeps that clear of the header.
 */
export function GameSection({ id, title, className, children, ...props }: GameSectionProps) {
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-labelledby={`${id}-heading`}
      className={cn("-scroll-mt-2 pt-8 outline-none", className)}
      {...props}
    >
      <h2 id={`${id}-heading`} className="text-[26px]">
        {title}
      </h2>
      {children}
    </section>
  );
}
