"use client";

import { closeByLink, dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";

import { ACCOUNT_ITEMS, IMPORT_ITEMS } from "./account-items";
import { GoToAnything } from "./go-to-anything";
import { hasGameList, isCurrent, MORE_ITEMS, NAV_ITEMS, SITE_ITEMS } from "./nav-items";
import { PUBLIC_PROFILE_LABEL, publicProfileOf } from "./public-profile-link";
import type { SheetProps } from "./sheet-buttons";
import { currentTheme, ThemeChoice } from "./theme-choice";
import { useLogOut } from "./use-log-out";
import { useOpenPage } from "./use-open-page";
import { ViewToggle } from "./view-toggle";

const ITEM =
  "rounded-control px-3 py-3 text-left font-medium text-[16px] text-ink-2 leading-tight hover:bg-raised hover:text-ink aria-[current]:bg-raised aria-[current]:text-ink";
const SMALL_ITEM = "py-2 text-[14px] text-ink-2 hover:text-ink aria-[current]:text-ink";

const IMPORTS = IMPORT_ITEMS.map(({ href, sentence }) => ({ href, label: sentence }));

export function MenuSheet({ open, onOpenChange }: SheetProps) {
  const { user } = useSession();
  const logOut = useLogOut();
  const { pathname } = useOpenPage();
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={close}>
      <DialogContent title="Menu" place="right" className="flex flex-col gap-6">
        <GoToAnything onClose={close} className="-mb-2" />
        <nav aria-label="All pages" className="-mx-2 grid gap-1">
          <Items items={NAV_ITEMS} onClose={close} />
          {user ? (
            <>
              <Items items={ACCOUNT_ITEMS} onClose={close} />
              <PublicProfileItem user={user} onClose={close} />
              <Items items={IMPORTS} onClose={close} />
            </>
          ) : (
            <a href="/auth" data-login="" className={ITEM}>
              Login
            </a>
          )}
          <Items items={SITE_ITEMS} onClose={close} />
          {user ? (
            <button
              type="button"
              onClick={() =>
                dismissDialog(() => {
                  close();
                  logOut();
                })
              }
              className={ITEM}
            >
              Log out
            </button>
          ) : null}
        </nav>
        <nav aria-label="More" className="flex flex-wrap gap-x-5 border-line border-t px-1 pt-4">
          <Items items={MORE_ITEMS} onClose={close} className={SMALL_ITEM} />
        </nav>
        {hasGameList(pathname) ? (
          <div className="flex items-center justify-between border-line border-t pt-5">
            <span className="text-ink-2">View</span>
            <ViewToggle />
          </div>
        ) : null}
        <div className="flex items-center justify-between border-line border-t pt-4">
          <span className="text-ink-2">Theme</span>
          <ThemeChoice name="menu-theme" current={currentTheme()} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

type ItemsProps = {
  items: readonly { href: string; label: string }[];
  onClose: () => void;
  className?: string;
};

function Items({ items, onClose, className = ITEM }: ItemsProps) {
  const page = useOpenPage();
  return items.map(({ href, label }) => (
    <Link
      key={href}
      href={href}
      aria-current={isCurrent(href, page) ? "page" : undefined}
      onClick={({ currentTarget }) => closeByLink(currentTarget, onClose)}
      className={className}
    >
      {label}
    </Link>
  ));
}

function PublicProfileItem({ user, onClose }: { user: SessionUser; onClose: () => void }) {
  const page = useOpenPage();
  const { href, ask } = publicProfileOf(user);
  if (href) {
    return (
      <a href={href} aria-current={isCurrent(href, page) ? "page" : undefined} className={ITEM}>
        {PUBLIC_PROFILE_LABEL}
      </a>
    );
  }
  return (
    <button
      type="button"
      onClick={() =>
        dismissDialog(() => {
          onClose();
          ask();
        })
      }
      className={ITEM}
    >
      {PUBLIC_PROFILE_LABEL}
    </button>
  );
}
