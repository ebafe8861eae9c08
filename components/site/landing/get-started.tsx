"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { useSignedInHint } from "@/lib/auth/session-hint";

type GetStartedProps = { className: string; children: ReactNode };

/** Leads signed-in users to the games, others to sign-up. */
export function GetStarted({ className, children }: GetStartedProps) {
  return (
    <Link href={useSignedInHint() ? "/games" : "/auth?mode=sign-up"} className={className}>
      {children}
    </Link>
  );
}
