"use client";

import { type ReactNode, useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuSeparator,
} from "@/components/ui/dropdown-menu";
import { Icon, type IconName } from "@/components/ui/icon";
import { Link } from "@/components/ui/link";
import { leaveToButton, MenuPlace } from "@/components/ui/menu-place";
import type { MenuControl } from "@/components/ui/use-menu-button";
import type { SessionUser } from "@/lib/auth/session";
import { ACCOUNT_ITEMS, IMPORT_ITEMS } from "./account-items";
import { Avatar } from "./avatar";
import { commandKeys, Keys } from "./command/keys";
import { openNext } from "./command/overlay-store";
import { PUBLIC_PROFILE_LABEL, publicProfileOf } from "./public-profile-link";
import { currentTheme, THEMES } from "./theme-choice";
import { useLogOut } from "./use-log-out";

export type UserMenuProps = { user: SessionUser; control: MenuControl };

/** Loads on hover or focus. */
export function UserMenu({ user, control }: UserMenuProps) {
  const logOut = useLogOut();

  return (
    <DropdownMenu open={control.open} onOpenChange={control.onOpenChange}>
      <MenuPlace button={control.button} />
      <DropdownMenuContent
        aria-labelledby={undefined}
        aria-label="User menu"
        onInteractOutside={leaveToButton(control)}
        className="w-[17rem]"
      >
        <div className="flex items-center gap-3 px-2.5 py-2">
          <Avatar name={user.email} avatarUrl={user.avatarUrl} className="size-10 text-[14px]" />
          <div className="min-w-0">
            {user.username ? <p className="truncate font-semibold">{user.username}</p> : null}
            <p className="truncate text-[13px] text-ink-2">{user.email}</p>
          </div>
        </div>
        <UserId id={user.id} />
        <DropdownMenuSeparator />
        {ACCOUNT_ITEMS.map(({ href, label, icon }) => (
          <DropdownMenuItem key={href} asChild>
            <Link href={href}>
              <Icon name={icon} className="size-[17px] text-ink-3" />
              {label}
            </Link>
          </DropdownMenuItem>
        ))}
        <PublicProfileItem user={user} />
        <Group icon="download" label="Import">
          {IMPORT_ITEMS.map(({ href, label }) => (
            <DropdownMenuItem key={href} asChild className="pl-[37px]">
              <Link href={href}>{label}</Link>
            </DropdownMenuItem>
          ))}
        </Group>
        <Group icon="sun-moon" label="Theme">
          <ThemeItems />
        </Group>
        <DropdownMenuItem onSelect={() => openNext("palette")}>
          <Icon name="search" className="size-[17px] text-ink-3" />
          Command palette
          <span className="ml-auto pointer-coarse:hidden">
            <Keys keys={commandKeys("K")} />
          </span>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={logOut}>
          <Icon name="log-out" className="size-[17px] text-ink-3" />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function PublicProfileItem({ user }: { user: SessionUser }) {
  const { href, ask } = publicProfileOf(user);
  const content = (
    <>
      <Icon name="user-round" className="size-[17px] text-ink-3" />
      {PUBLIC_PROFILE_LABEL}
    </>
  );
  return href ? (
    <DropdownMenuItem asChild>
      <a href={href}>{content}</a>
    </DropdownMenuItem>
  ) : (
    <DropdownMenuItem onSelect={ask}>{content}</DropdownMenuItem>
  );
}

/** Expands in place: a submenu would not fit on phones. */
function Group({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <DropdownMenuItem
        aria-expanded={isOpen}
        onSelect={(event) => {
          event.preventDefault();
          setOpen(!isOpen);
        }}
      >
        <Icon name={icon} className="size-[17px] text-ink-3" />
        {label}
        <Icon
          name="chevron-down"
          className={`ml-auto size-4 text-ink-3 transition-[rotate] duration-150 ${isOpen ? "rotate-180" : ""}`}
        />
      </DropdownMenuItem>
      {isOpen ? children : null}
    </>
  );
}

/** The menu stays open, so that the themes can be compared. */
function ThemeItems() {
  const [theme, setTheme] = useState(currentTheme);
  return (
    <DropdownMenuRadioGroup value={theme} aria-label="Theme">
      {THEMES.map(({ value, label }) => (
        <DropdownMenuRadioItem
          key={value}
          value={value}
          className="pl-[37px]"
          onSelect={(event) => {
            event.preventDefault();
            window.chooseTheme?.(value);
            setTheme(value);
          }}
        >
          {label}
        </DropdownMenuRadioItem>
      ))}
    </DropdownMenuRadioGroup>
  );
}

function UserId({ id }: { id: string }) {
  const [shown, setShown] = useState(false);
  return (
    <DropdownMenuItem
      className="text-[12.5px] text-ink-3"
      data-tip={shown ? id : undefined}
      onSelect={(event) => {
        event.preventDefault();
        setShown(!shown);
      }}
    >
      <span className="min-w-0 flex-1 truncate tabular-nums">
        User ID {shown ? id : "••••••••••••"}
        <span className="sr-only">{shown ? ". Hide it" : ", masked. Reveal it"}</span>
      </span>
      <Icon name={shown ? "eye-off" : "eye"} className="size-4 shrink-0" />
    </DropdownMenuItem>
  );
}
