"use client";

import type { ReactNode } from "react";
import { useSession } from "@/lib/auth/queries";

type AdultConsentProps = { notice: ReactNode; children: ReactNode };

/** Leaves out the notice for users who have chosen to see games for adults only. */
export function AdultConsent({ notice, children }: AdultConsentProps) {
  return useSession().user?.showAdult ? children : notice;
}
