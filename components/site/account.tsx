"use client";

import { useQuery } from "@tanstack/react-query";
import Link from "next/link";
import { useState } from "react";
import { buttonVariants } from "@/components/ui/button";
import { useLazy } from "@/components/ui/use-lazy";
import { sessionOptions } from "@/lib/auth/queries";
import { Avatar } from "./avatar";

/** The header's right end: a Login button, or the user's face that opens the menu. Its place is kept from the start. */
export function Account() {
  const { data, isPending } = useQuery(sessionOptions());
  const [menu, loadMenu] = useLazy(() => import("./user-menu"));
  const [open, setOpen] = useState(false);
  const user = data?.user;

  if (isPending) {
    return (
      <>
        <LoginLink className="[[data-user]_&]:hidden" />
        <span className="hidden size-[34px] animate-shimmer rounded-full bg-raised [[data-user]_&]:block" />
      </>
    );
  }
  if (!user) return <LoginLink />;
  if (menu) return <menu.UserMenu user={user} open={open} onOpenChange={setOpen} />;
  return (
    <button
      type="button"
      aria-label="Open user menu"
      aria-haspopup="menu"
      aria-expanded="false"
      onPointerEnter={loadMenu}
      onFocus={loadMenu}
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

function LoginLink({ className = "" }: { className?: string }) {
  return (
    <Link href="/auth" className={`${buttonVariants({ variant: "secondary", size: "sm" })} ${className}`}>
      Login
    </Link>
  );
}
