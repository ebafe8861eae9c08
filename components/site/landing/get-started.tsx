"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { useSignedInHint } from "@/lib/auth/session-hint";

type GetStartedProps = {
  /** Where it leads signed-in users. */
  href: "/games" | "/settings/account";
  className: string;
  children: ReactNode;
};

/** Leads visitors to sign-up. */
export function GetStarted({ href, className, children }: GetStartedProps) {
  return (
    <Link href={useSignedInHint() ? href : "/auth?mode=sign-up"} className={className}>
      {children}
    </Link>
  );
}
