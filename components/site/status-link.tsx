"use client";

import { usePathname } from "next/navigation";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";

/** Replaces the Status tab where the header has no room for it: on tablets and on game pages. */
export function StatusLink() {
  return (
    <Link
      href="/status"
      aria-current={usePathname() === "/status" ? "page" : undefined}
      aria-label="Status"
      data-tip="Status"
      className="status-link lg:group-has-[[data-detail-nav]]/header:grid"
    >
      <Icon name="activity" className="size-[18px]" />
    </Link>
  );
}
