"use client";

import { useState } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import type { SessionUser } from "@/lib/auth/session";
import { Avatar, initialsOf } from "./avatar";

/** The user's face; the menu behind it comes when the pointer or the focus is near. */
export function UserButton({ user }: { user: SessionUser }) {
  const [menu, loadMenu] = useLazy(() => import("./user-menu"));
  const [open, setOpen] = useState(false);
  if (menu) return <menu.UserMenu user={user} open={open} onOpenChange={setOpen} />;
  return (
    <button
      type="button"
      aria-label={`Open user menu, ${initialsOf(user.email)}`}
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={loadMenu}
      onClick={() => {
        loadMenu();
        setOpen(true);
      }}
      className="rounded-full"
    >
      <Avatar user={user} />
    </button>
  );
}
