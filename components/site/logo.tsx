"use client";

import { LogoMark } from "@/components/page/logo-mark";
import { Link } from "@/components/ui/link";
import { isCurrent } from "./nav-items";
import { useOpenPage } from "./use-open-page";

/** Leads to the games; on the calendar it stays there. */
export function Logo() {
  return (
    <Link
      href={isCurrent("/calendar", useOpenPage()) ? "/calendar" : "/games"}
      className="mr-2.5 max-[360px]:mr-1 min-[900px]:mr-[22px] flex min-h-11 shrink-0 items-center gap-2.5 rounded-md font-[650] font-display text-[18px] min-[900px]:text-[19px] leading-none tracking-[-0.02em]"
    >
      <LogoMark />
      Questshelf
    </Link>
  );
}
