"use client";

import { usePathname } from "next/navigation";
import { ActivityIcon } from "@/components/ui/icons";
import { Link } from "@/components/ui/link";

/** The way to the status where the header has no room for its tab: on tablets, and beside a game's sections. */
export function StatusLink() {
  return (
    <Link
      href="/status"
      aria-current={usePathname() === "/status" ? "page" : undefined}
      aria-label="Status"
      data-tip="Status"
      className="grid size-[34px] shrink-0 place-items-center rounded-pill text-ink-2 transition-colors duration-150 hover:bg-raised hover:text-ink aria-[current]:text-ink max-md:hidden lg:hidden lg:group-has-[[data-detail-nav]]/header:grid"
    >
      <ActivityIcon className="size-[18px]" />
    </Link>
  );
}
