"use client";

import Link, { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { isCurrent, NAV_ITEMS } from "./nav-items";

export function NavTabs({ className }: { className?: string }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Games" className={cn("flex lg:gap-1", className)}>
      {NAV_ITEMS.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={isCurrent(href, pathname) ? "page" : undefined}
          className="relative rounded-pill px-2 lg:px-[13px] py-[7px] font-medium text-[14px] text-ink-2 leading-snug transition-colors duration-150 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
        >
          {label}
          <PendingLine />
        </Link>
      ))}
    </nav>
  );
}

/** Shows that the page is on its way; it waits 100 ms, so that a page that is there at once shows nothing. */
function PendingLine() {
  const { pending } = useLinkStatus();
  return (
    <span
      aria-hidden="true"
      className={cn(
        "absolute inset-x-3.5 bottom-0.5 h-0.5 rounded-full bg-lamp opacity-0 transition-opacity duration-150",
        pending && "opacity-100 delay-100",
      )}
    />
  );
}
