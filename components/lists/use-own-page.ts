"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";
import { OWN_LISTS_PATH } from "@/lib/lists/path";

/** The session on a page of own lists. One that ends while the page is open leads to the sign-in page and back. */
export function useOwnPage() {
  const session = useSession();
  const path = usePathname();
  const isSignedOut =
    !session.isLoading && !session.isError && !session.user && path.startsWith(OWN_LISTS_PATH);
  useEffect(() => {
    if (isSignedOut) window.location.replace(authPath(path + window.location.search));
  }, [isSignedOut, path]);
  return session;
}
