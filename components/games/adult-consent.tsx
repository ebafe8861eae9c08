"use client";

import type { ReactNode } from "react";
import { QueryProvider } from "@/components/ui/query-provider";
import { useSession } from "@/lib/auth/queries";

type AdultConsentProps = { notice: ReactNode; children: ReactNode };

/** Leaves out the notice for users who have chosen to see games for adults only. */
export function AdultConsent(props: AdultConsentProps) {
  return (
    <QueryProvider>
      <NoticeOrPage {...props} />
    </QueryProvider>
  );
}

function NoticeOrPage({ notice, children }: AdultConsentProps) {
  return useSession().user?.showAdult ? children : notice;
}
