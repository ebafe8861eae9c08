"use client";

import Link from "next/link";
import { usePathname } from "next/navigation";
import { cn } from "@/components/ui/cn";
import { NAV_ITEMS } from "./nav-items";

export function NavTabs({ className }: { className?: string }) {
  const pathname = usePathname();
  return (
    <nav aria-label="Games" className={cn("flex gap-1", className)}>
      {NAV_ITEMS.map(({ href, label }) => (
        <Link
          key={href}
          href={href}
          aria-current={pathname === href ? "page" : undefined}
          className="rounded-pill px-[13px] py-[7px] font-medium text-[14px] text-ink-2 leading-snug transition-colors duration-150 hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
        >
          {label}
        </Link>
      ))}
    </nav>
  );
}
