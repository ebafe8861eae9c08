"use client";

import { useLazy } from "@/components/ui/use-lazy";
import { useMenuButton } from "@/components/ui/use-menu-button";
import type { SessionUser } from "@/lib/auth/session";
import { Avatar, initialsOf } from "./avatar";

/** The user's face; the menu behind it comes when the pointer or the focus is near. */
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
        <Avatar user={user} />
      </button>
      {menu ? <menu.UserMenu user={user} control={control} /> : null}
    </div>
  );
}
