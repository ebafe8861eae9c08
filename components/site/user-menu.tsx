"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Eye, EyeOff, LibraryBig, LogOut } from "lucide-react";
import Link from "next/link";
import { useRouter } from "next/navigation";
import { useState } from "react";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { toast } from "@/components/ui/toast-store";
import { signOut } from "@/lib/auth/fetchers";
import { authKeys } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import { announceSessionChange } from "@/lib/auth/session-channel";
import { collectionKeys } from "@/lib/collection/keys";
import { Avatar } from "./avatar";

export type UserMenuProps = {
  user: SessionUser;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

/** Who is signed in, and where that leads. Loaded when the pointer or the focus comes near. */
export function UserMenu({ user, open, onOpenChange }: UserMenuProps) {
  const router = useRouter();
  const queryClient = useQueryClient();

  const logOut = async () => {
    try {
      await signOut();
    } catch {
      toast({ title: "Error", description: "Failed to log out. Please try again.", variant: "destructive" });
      return;
    }
    queryClient.setQueryData(authKeys.session, { user: null });
    queryClient.removeQueries({ queryKey: collectionKeys.all });
    announceSessionChange();
    router.push("/auth");
  };

  return (
    <DropdownMenu open={open} onOpenChange={onOpenChange}>
      <DropdownMenuTrigger aria-label="Open user menu" className="rounded-full">
        <Avatar user={user} />
      </DropdownMenuTrigger>
      <DropdownMenuContent className="w-[17rem]">
        <div className="flex items-center gap-3 px-2.5 py-2">
          <Avatar user={user} className="size-10 text-[14px]" />
          <div className="min-w-0">
            {user.username ? <p className="truncate font-semibold">{user.username}</p> : null}
            <p className="truncate text-[13px] text-ink-2">{user.email}</p>
          </div>
        </div>
        <UserId id={user.id} />
        <DropdownMenuSeparator />
        <DropdownMenuItem asChild>
          <Link href="/collection">
            <LibraryBig aria-hidden="true" className="size-[17px] text-ink-3" />
            My Collection
          </Link>
        </DropdownMenuItem>
        <DropdownMenuSeparator />
        <DropdownMenuItem onSelect={() => void logOut()}>
          <LogOut aria-hidden="true" className="size-[17px] text-ink-3" />
          Log out
        </DropdownMenuItem>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

function UserId({ id }: { id: string }) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <DropdownMenuItem
      className="text-[12.5px] text-ink-3"
      aria-label={shown ? `User ID ${id}. Hide it` : "User ID, hidden. Reveal it"}
      onSelect={(event) => {
        event.preventDefault();
        setShown(!shown);
      }}
    >
      <span className="min-w-0 flex-1 truncate tabular-nums" title={shown ? id : undefined}>
        ID {shown ? id : `••••••••${id.slice(-4)}`}
      </span>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
    </DropdownMenuItem>
  );
}
