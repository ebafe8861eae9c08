"use client";

import type { ReactNode } from "react";
import { Link } from "@/components/ui/link";
import { useSignedInHint } from "@/lib/auth/session-hint";

type GetStartedProps = { className: string; children: ReactNode };

/** Leads into the app: to the games for who is signed in, else to the way in. */
export function GetStarted({ className, children }: GetStartedProps) {
  return (
    <Link href={useSignedInHint() ? "/games" : "/auth"} className={className}>
      {children}
    </Link>
  );
}
