"use client";

import { toastError } from "@/components/ui/toast-store";
import { askToLeave } from "@/components/ui/unsaved";
import { signOut } from "@/lib/auth/session-writes";
import { sessionChannel } from "@/lib/tab-channel";

/** @returns a function that logs out and leads to the sign-in page; asks first if something would be lost */
export function useLogOut(): () => void {
  const logOut = async () => {
    try {
      await signOut();
    } catch {
      toastError("Failed to log out. Please try again.");
      return;
    }
    sessionChannel.announce();
    // A full page load: drops everything that was read for the user, and no personal page redirects first.
    window.location.assign("/auth");
  };
  return () => askToLeave(() => void logOut());
}
