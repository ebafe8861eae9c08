"use client";

import { Link } from "@/components/ui/link";
import { isCurrent } from "./nav-items";
import { useOpenPage } from "./use-open-page";

type LogoMarkProps = { className?: string; withBoard?: boolean };

/** Decorative: the word beside it, or the link's label, names it. */
export function LogoMark({ className = "size-[26px]", withBoard = true }: LogoMarkProps) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      <rect x="3.2" y="6" width="5" height="14" rx="1.2" className="fill-ink" />
      <rect x="9.4" y="3.2" width="5" height="16.8" rx="1.2" className="fill-want" />
      <rect
        x="17.6"
        y="5.9"
        width="4.7"
        height="14"
        rx="1.2"
        transform="rotate(14 19.9 13)"
        className="fill-playing"
      />
      {withBoard ? <rect x="1" y="20.8" width="24" height="3.2" rx="1.3" className="fill-lamp" /> : null}
    </svg>
  );
}

/** Leads to the games; on the calendar it stays there. */
export function Logo() {
  return (
    <Link
      href={isCurrent("/calendar", useOpenPage()) ? "/calendar" : "/games"}
      className="mr-2.5 min-[900px]:mr-[22px] flex min-h-11 shrink-0 items-center gap-2.5 rounded-md font-[650] font-display text-[18px] min-[900px]:text-[19px] leading-none tracking-[-0.02em]"
    >
      <LogoMark />
      Questshelf
    </Link>
  );
}
