"use client";

import { toastError } from "@/components/ui/toast-store";
import { signOut } from "@/lib/auth/fetchers";
import { announceSessionChange } from "@/lib/auth/session-channel";
import { askThenLogOut } from "./log-out-guard";

/** @returns what ends the session and leads to the sign-in screen, and asks first where something would be lost. */
export function useLogOut(): () => void {
  const logOut = async () => {
    try {
      await signOut();
    } catch {
      toastError("Failed to log out. Please try again.");
      return;
    }
    announceSessionChange();
    // A load of its own: nothing that was read for the person stays in this page, and no personal page that notices
    // the end of the session leads elsewhere first.
    window.location.assign("/auth");
  };
  return () => askThenLogOut(() => void logOut());
}
