"use client";

import { usePathname } from "next/navigation";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";

import { ACCOUNT_ITEMS, IMPORT_ITEMS } from "./account-items";
import { isCurrent, MORE_ITEMS, NAV_ITEMS, SITE_ITEMS } from "./nav-items";

import type { SheetProps } from "./sheet-buttons";
import { useLogOut } from "./use-log-out";
import { ViewToggle } from "./view-toggle";

export function MenuSheet({ open, onOpenChange }: SheetProps) {
  const pathname = usePathname();
  const { user } = useSession();
  const imports = IMPORT_ITEMS.map(({ href, label }) => ({ href, label: `Import from ${label}` }));
  const account = user ? [...ACCOUNT_ITEMS, ...imports] : [{ href: "/auth", label: "Login" }];
  const logOut = useLogOut();
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Menu" place="right" className="flex flex-col gap-6">
        <nav aria-label="All pages" className="-mx-2 grid gap-1">
          {[...NAV_ITEMS, ...account, ...SITE_ITEMS].map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent(href, pathname) ? "page" : undefined}
              onClick={() => onOpenChange(false)}
              className="rounded-control px-3 py-3 font-medium text-[16px] text-ink-2 leading-tight hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink"
            >
              {label}
            </Link>
          ))}
          {user ? (
            <button
              type="button"
              onClick={() => {
                onOpenChange(false);
                void logOut();
              }}
              className="rounded-control px-3 py-3 text-left font-medium text-[16px] text-ink-2 leading-tight hover:bg-raised hover:text-ink"
            >
              Log out
            </button>
          ) : null}
        </nav>
        <nav aria-label="More" className="flex flex-wrap gap-x-5 border-line border-t px-1 pt-4">
          {MORE_ITEMS.map(({ href, label }) => (
            <Link
              key={href}
              href={href}
              aria-current={isCurrent(href, pathname) ? "page" : undefined}
              onClick={() => onOpenChange(false)}
              className="py-2 text-[14px] text-ink-2 hover:text-ink aria-[current]:text-ink"
            >
              {label}
            </Link>
          ))}
        </nav>
        <div className="flex items-center justify-between border-line border-t pt-5">
          <span className="text-ink-2">View</span>
          <ViewToggle />
        </div>
      </DialogContent>
    </Dialog>
  );
}
