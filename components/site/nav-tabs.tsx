"use client";

import { useLinkStatus } from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { isCurrent, NAV_ITEMS, SITE_ITEMS } from "./nav-items";

export function NavTabs({ className }: { className?: string }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Games" className={cn("flex xl:gap-1", className)}>
      {NAV_ITEMS.map((item) => (
        <Tab key={item.href} {...item} isCurrent={isCurrent(item.href, pathname)} />
      ))}
      {SITE_ITEMS.map((item) => (
        // A tablet's header is full.
        <Tab key={item.href} {...item} isCurrent={isCurrent(item.href, pathname)} className="max-lg:hidden" />
      ))}
    </nav>
  );
}

type TabProps = { href: string; label: string; isCurrent: boolean; className?: string };

function Tab({ href, label, isCurrent, className }: TabProps) {
  return (
    <Link
      href={href}
      aria-current={isCurrent ? "page" : undefined}
      className={cn(
        "relative rounded-pill px-1.5 lg:px-2.5 xl:px-[13px] py-[7px] font-medium text-[14px] text-ink-2 leading-snug transition-colors duration-150 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink",
        className,
      )}
    >
      {label}
      <PendingLine />
    </Link>
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
