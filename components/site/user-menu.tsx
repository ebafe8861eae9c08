"use client";

import { useQuery } from "@tanstack/react-query";
import { usePathname } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useLogOut } from "@/components/auth/use-log-out";
import { Avatar } from "@/components/page/avatar";
import { chooseView, useView, VIEWS } from "@/components/page/view-toggle";
import { PUBLIC_PROFILE_LABEL, publicProfileOf } from "@/components/profile/public-profile-link";
import { STATUS_TONES } from "@/components/status/status-tones";
import { Icon } from "@/components/ui/icon";
import { MenuItem, MenuLabel, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { useMedia } from "@/components/ui/use-media";
import type { SessionUser } from "@/lib/auth/session";
import { accountName, initialsOf } from "@/lib/initials";
import { OVERALL_WORDS, overallOf } from "@/lib/status/overall-words";
import { statusChecksOptions } from "@/lib/status/queries";
import {
  ABOUT_ITEMS,
  CALENDAR_ITEM,
  COLLECTION_ITEM,
  GALLERY_ITEM,
  hasGameList,
  IMPORT_ITEMS,
  NAV_ITEMS,
  type NavItem,
  NOTICES_ITEM,
  OWN_ITEMS,
  PICK_ITEM,
  SETTINGS_ITEM,
  STATISTICS_ITEM,
  STATUS_ITEM,
} from "./nav-items";

/** The user's face, and its menu: with a phone's header also the pages that a wide header links. */
export function UserMenu({ user }: { user: SessionUser }) {
  const [open, setOpen] = useState(false);
  const isNarrow = useMedia("(width < 900px)");
  const hasUnread = user.unreadNotices > 0;
  return (
    <div className="relative">
      <MenuOrSheet
        label="User menu"
        open={open}
        onOpenChange={setOpen}
        className={isNarrow ? "md:w-[340px] md:p-2" : "md:w-[300px] md:p-2"}
        trigger={
          <button
            type="button"
            aria-label={`Open user menu, ${initialsOf(user.email)}`}
            aria-describedby={hasUnread ? UNREAD_ID : undefined}
            className="grid size-11 place-items-center rounded-full"
          >
            <Avatar
              name={user.email}
              colorsOf={accountName(user)}
              avatarUrl={user.avatarUrl}
              className="size-8 text-[13px] min-[900px]:size-9"
            />
          </button>
        }
      >
        <UserHead user={user} />
        <MenuSeparator />
        {isNarrow ? <NarrowEntries user={user} /> : <WideEntries user={user} />}
      </MenuOrSheet>
      {hasUnread ? (
        <span
          id={UNREAD_ID}
          className="pointer-events-none absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full border-2 border-ground bg-lamp px-1 font-bold text-[13px] text-lamp-ink leading-none tabular-nums"
        >
          {unreadText(user)}
          <span className="sr-only"> new {user.unreadNotices === 1 ? "notice" : "notices"}</span>
        </span>
      ) : null}
    </div>
  );
}

const UNREAD_ID = "unread-notices";

const unreadText = ({ unreadNotices }: SessionUser) => (unreadNotices > 99 ? "99+" : String(unreadNotices));

function WideEntries({ user }: { user: SessionUser }) {
  return (
    <>
      <Entry item={COLLECTION_ITEM} />
      <PublicProfileItem user={user} />
      <NoticesEntry user={user} />
      <Entry item={STATISTICS_ITEM} />
      <Entry item={{ ...CALENDAR_ITEM, label: "Release calendar" }} />
      <MenuSeparator />
      <ImportItems />
      <Entry item={SETTINGS_ITEM} />
      <MenuSeparator />
      <LogOutItem />
    </>
  );
}

function NarrowEntries({ user }: { user: SessionUser }) {
  const [, journal, lists, feed] = OWN_ITEMS;
  return (
    <>
      <Columns>
        <Entry item={COLLECTION_ITEM} />
        <PublicProfileItem user={user} />
        {journal ? <Entry item={journal} /> : null}
        {lists ? <Entry item={lists} /> : null}
        {feed ? <Entry item={feed} /> : null}
        <NoticesEntry user={user} />
        <Entry item={STATISTICS_ITEM} />
        <Entry item={SETTINGS_ITEM} />
      </Columns>
      <Entry item={PICK_ITEM} />
      <MenuSeparator />
      <MenuLabel>Games</MenuLabel>
      <Columns>
        {[...NAV_ITEMS, CALENDAR_ITEM, GALLERY_ITEM].map((item) => (
          <Entry key={item.href} item={item} />
        ))}
      </Columns>
      <MenuSeparator />
      <ImportItems hint="Steam, file" />
      <Entry item={STATUS_ITEM} hint={<StatusHint />} />
      <ViewItem />
      <MenuSeparator />
      <LogOutItem />
      <div className="flex flex-wrap justify-center gap-x-2">
        {ABOUT_ITEMS.map(({ href, label }) => (
          <MenuItem key={href} href={href} className="w-auto! text-[13px]! text-ink-3!">
            {label}
          </MenuItem>
        ))}
      </div>
    </>
  );
}

const Columns = ({ children }: { children: ReactNode }) => (
  <div className="grid grid-cols-[repeat(auto-fit,minmax(152px,1fr))]">{children}</div>
);

const Entry = ({ item: { href, label, icon }, hint }: { item: NavItem; hint?: ReactNode }) => (
  <MenuItem href={href} icon={icon} hint={hint}>
    {label}
  </MenuItem>
);

function NoticesEntry({ user }: { user: SessionUser }) {
  const hint =
    user.unreadNotices > 0 ? <span className="font-semibold text-lamp-text">{unreadText(user)}</span> : null;
  return <Entry item={NOTICES_ITEM} hint={hint} />;
}

function LogOutItem() {
  const logOut = useLogOut();
  return (
    <MenuItem icon="log-out" onSelect={logOut}>
      Log out
    </MenuItem>
  );
}

/** Grid or list, on pages that list games. */
function ViewItem() {
  const view = useView();
  const other = VIEWS.find((option) => option.view !== view);
  const pathname = usePathname();
  // The shelf's own View has it.
  if (!hasGameList(pathname) || pathname === "/collection" || !other) return null;
  return (
    <MenuItem icon={other.icon} onSelect={() => chooseView(other.view)}>
      {other.label}
    </MenuItem>
  );
}

function PublicProfileItem({ user }: { user: SessionUser }) {
  const { href, ask } = publicProfileOf(user);
  return href ? (
    <MenuItem icon="user-round" href={href} linkAs="a">
      {PUBLIC_PROFILE_LABEL}
    </MenuItem>
  ) : (
    <MenuItem icon="user-round" onSelect={ask}>
      {PUBLIC_PROFILE_LABEL}
    </MenuItem>
  );
}

/** Expands in place: a submenu would not fit on phones. */
function ImportItems({ hint }: { hint?: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <MenuItem
        icon="download"
        aria-expanded={isOpen}
        hint={hint ?? <Icon name={isOpen ? "chevron-down" : "chevron-right"} className="size-[17px]" />}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        Import
      </MenuItem>
      {isOpen
        ? IMPORT_ITEMS.map(({ href, label }) => (
            <MenuItem key={href} href={href} className="pl-[42px]">
              {label}
            </MenuItem>
          ))
        : null}
    </>
  );
}

function StatusHint() {
  const { data } = useQuery(statusChecksOptions());
  if (!data) return null;
  const overall = overallOf(data);
  return (
    <span className="flex items-center gap-2">
      <span aria-hidden="true" className={`size-2 rounded-full bg-current ${STATUS_TONES[overall].text}`} />
      {OVERALL_WORDS[overall]}
    </span>
  );
}

/** Name and e-mail, and the user ID, masked until it is revealed. */
function UserHead({ user: { id, username, email, avatarUrl } }: { user: SessionUser }) {
  const [isShown, setShown] = useState(false);
  return (
    <>
      <div className="flex items-center gap-3 px-3 pb-1 md:pt-2.5">
        <Avatar
          name={email}
          colorsOf={username ?? email}
          avatarUrl={avatarUrl}
          className="size-11 text-[16px] max-md:size-12"
        />
        <div className="min-w-0">
          {username ? (
            <p className="truncate font-semibold leading-[1.3] max-md:text-[17px]">{username}</p>
          ) : null}
          <p className="truncate text-[13px] text-ink-3 max-md:text-[14px]">{email}</p>
        </div>
      </div>
      <MenuItem
        className="text-[13px]! text-ink-3! max-md:min-h-11!"
        hint={<Icon name={isShown ? "eye-off" : "eye"} className="size-[17px]" />}
        onSelect={(event) => {
          event.preventDefault();
          setShown(!isShown);
        }}
      >
        <span className="min-w-0 truncate tabular-nums" data-tip={isShown ? id : undefined}>
          User ID {isShown ? id : "••••••••"}
          <span className="sr-only">{isShown ? ". Hide it" : ", masked. Reveal it"}</span>
        </span>
      </MenuItem>
    </>
  );
}
