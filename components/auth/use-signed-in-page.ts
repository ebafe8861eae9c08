"use client";

import { usePathname } from "next/navigation";
import { useEffect } from "react";
import { useHasUnsaved } from "@/components/ui/unsaved";
import { authPath } from "@/lib/auth/next-path";
import { useSession } from "@/lib/auth/queries";

/**
 * The session on a page below `path`. If it ends while the page is open, redirects to the sign-in page, which leads back; an open form
 * reports it itself.
 * `mayRead` is also true while the session cannot be read: the page's own read then fails and shows why.
 */
export function useSignedInPage(path: string) {
  const session = useSession();
  const pathname = usePathname();
  const isEditing = useHasUnsaved();
  const isSignedOut =
    !session.isLoading && !session.isError && !session.user && !isEditing && pathname.startsWith(path);
  useEffect(() => {
    if (isSignedOut) window.location.replace(authPath(pathname + window.location.search));
  }, [isSignedOut, pathname]);
  return { ...session, mayRead: session.user !== null || session.isError };
}
