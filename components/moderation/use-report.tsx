"use client";

import { usePathname } from "next/navigation";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { authPath } from "@/lib/auth/next-path";
import { useSignedInHint } from "@/lib/auth/session-hint";
import type { Reported } from "./report-dialog";

/** The dialog, and the properties of the menu entry that opens it. For visitors, the entry is a link to the sign-in page. */
export function useReport(reported: Reported) {
  const path = usePathname();
  const isSignedIn = useSignedInHint();
  const { dialog, opener, close } = useLazyDialog(() => import("./report-dialog"));
  return {
    dialog: dialog ? <dialog.ReportDialog reported={reported} onClose={close} /> : null,
    entry: isSignedIn ? { onSelect: opener.onClick } : { href: authPath(path) },
  };
}
