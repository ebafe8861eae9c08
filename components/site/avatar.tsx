"use client";

import { useState } from "react";
import { cn } from "@/components/ui/cn";
import type { SessionUser } from "@/lib/auth/session";

export const initialsOf = (email: string) => email.slice(0, 2).toUpperCase();

/** The user's picture; the first two letters of the e-mail if there is none or it fails to load. */
export function Avatar({
  user,
  className = "size-[34px] text-[12.5px]",
}: {
  user: Pick<SessionUser, "email" | "avatarUrl">;
  className?: string;
}) {
  const [broken, setBroken] = useState<string | null>(null);
  return (
    <span
      className={cn(
        "relative grid shrink-0 place-items-center overflow-hidden rounded-full bg-[conic-gradient(from_200deg,#ffb84d,#e2556d,#6b5cff,#ffb84d)] font-bold text-white ring-1 ring-line-strong ring-offset-2 ring-offset-ground",
        className,
      )}
    >
      {user.avatarUrl && user.avatarUrl !== broken ? (
        <img
          src={user.avatarUrl}
          alt=""
          width={96}
          height={96}
          onError={() => setBroken(user.avatarUrl)}
          className="size-full object-cover"
        />
      ) : (
        <span aria-hidden="true" className="[text-shadow:0_1px_3px_rgb(0_0_0/.7)]">
          {initialsOf(user.email)}
        </span>
      )}
    </span>
  );
}
