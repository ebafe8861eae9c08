"use client";

import { useLinkStatus } from "next/link";
import { cn } from "@/components/ui/cn";
import { Link } from "@/components/ui/link";
import { isCurrent, NAV_ITEMS, SITE_ITEMS } from "./nav-items";
import { useOpenPage } from "./use-open-page";

export function NavTabs({ className }: { className?: string }) {
  const page = useOpenPage();
  return (
    <nav aria-label="Games" className={cn("flex xl:gap-1", className)}>
      {NAV_ITEMS.map((item) => (
        <Tab key={item.href} {...item} isCurrent={isCurrent(item.href, page)} />
      ))}
      {SITE_ITEMS.map((item) => (
        // There is no room on tablets.
        <Tab key={item.href} {...item} isCurrent={isCurrent(item.href, page)} className="max-lg:hidden" />
      ))}
    </nav>
  );
}

type TabProps = { href: string; label: string; isCurrent: boolean; className?: string };

function Tab({ href, label, isCurrent, className }: TabProps) {
  return (
    <Link href={href} aria-current={isCurrent ? "page" : undefined} className={cn("nav-tab", className)}>
      {label}
      <PendingLine />
    </Link>
  );
}

/** Shown while the page loads, after 100 ms, so that fast pages show nothing. */
function PendingLine() {
  const { pending } = useLinkStatus();
  return <span aria-hidden="true" className={pending ? "opacity-100 delay-100" : undefined} />;
}
