"use client";

import { usePathname } from "next/navigation";
import { ThemeChoice } from "@/components/page/theme-choice";
import { ViewToggle } from "@/components/page/view-toggle";
import { closeByLink } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { currentTheme } from "@/lib/theme";
import { GoToAnything } from "./go-to-anything";
import {
  ABOUT_ITEMS,
  CALENDAR_ITEM,
  DELETE_ACCOUNT_ITEM,
  GALLERY_ITEM,
  hasGameList,
  isCurrent,
  NAV_ITEMS,
  STATUS_ITEM,
} from "./nav-items";
import type { SheetProps } from "./sheet-buttons";
import { useOpenPage } from "./use-open-page";

/** The menu of visitors on narrow screens. */
export function MenuSheet({ open, onOpenChange }: SheetProps) {
  const page = useOpenPage();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={close}>
      <DialogContent title="Menu" place="sheet" className="px-5">
        <nav aria-label="All pages" className="-mx-3 mt-2">
          <div className="grid grid-cols-[repeat(auto-fit,minmax(152px,1fr))]">
            {[...NAV_ITEMS, CALENDAR_ITEM, GALLERY_ITEM, STATUS_ITEM].map((item) => (
              <Link
                key={item.href}
                href={item.href}
                aria-current={isCurrent(item.href, page) ? "page" : undefined}
                onClick={({ currentTarget }) => closeByLink(currentTarget, close)}
                className="flex min-h-12 items-center gap-3.5 rounded-control px-3 text-base hover:bg-raised aria-[current]:bg-raised"
              >
                <Icon name={item.icon} className="size-[18px] text-ink-3" />
                {item.label}
              </Link>
            ))}
          </div>
          <div className="mb-2 flex flex-wrap text-[14px] text-ink-3">
            {[...ABOUT_ITEMS, DELETE_ACCOUNT_ITEM].map(({ href, label }) => (
              <Link
                key={href}
                href={href}
                aria-current={isCurrent(href, page) ? "page" : undefined}
                onClick={({ currentTarget }) => closeByLink(currentTarget, close)}
                className="flex min-h-11 items-center rounded-control px-3 hover:text-ink aria-[current]:text-ink"
              >
                {label}
              </Link>
            ))}
          </div>
        </nav>
        <GoToAnything onClose={close} />
        <div className="mt-4 flex flex-wrap items-center justify-between gap-3 border-line border-t pt-4">
          <ThemeChoice name="menu-theme" current={currentTheme()} />
          {hasGameList(usePathname()) ? <ViewToggle /> : null}
        </div>
      </DialogContent>
    </Dialog>
  );
}
