"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { toast } from "@/components/ui/toast-store";
import { signOut } from "@/lib/auth/fetchers";
import { authKeys } from "@/lib/auth/queries";
import { announceSessionChange } from "@/lib/auth/session-channel";
import { collectionKeys } from "@/lib/collection/keys";

/** @returns what ends the session, forgets what was read under it, and leads to the sign-in screen. */
export function useLogOut(): () => Promise<void> {
  const router = useRouter();
  const queryClient = useQueryClient();
  return async () => {
    try {
      await signOut();
    } catch {
      toast({ title: "Error", description: "Failed to log out. Please try again.", variant: "destructive" });
      return;
    }
    queryClient.setQueryData(authKeys.session, { user: null });
    queryClient.removeQueries({ queryKey: collectionKeys.all });
    announceSessionChange();
    router.push("/auth");
  };
}
