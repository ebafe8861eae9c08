"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { useMenuButton } from "@/components/ui/use-menu-button";
import type { SessionUser } from "@/lib/auth/session";
import { initialsOf } from "@/lib/initials";
import { Avatar } from "./avatar";

/** The user's avatar; its menu loads on hover or focus. */
export function UserButton({ user }: { user: SessionUser }) {
  const [menu, loadMenu] = useLazy(() => import("./user-menu"));
  const [control, menuButton] = useMenuButton(loadMenu);
  return (
    <div className="relative flex">
      <button
        {...menuButton}
        type="button"
        aria-label={`Open user menu, ${initialsOf(user.email)}`}
        className="rounded-full"
      >
        <Avatar name={user.email} avatarUrl={user.avatarUrl} />
      </button>
      {menu ? <menu.UserMenu user={user} control={control} /> : null}
    </div>
  );
}
