"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { authKeys } from "@/lib/auth/keys";
import { onSessionChange } from "@/lib/auth/session-channel";
import { onProfileChange } from "@/lib/profile/channel";
import { profileKeys } from "@/lib/profile/keys";

/** Follows other tabs: a sign-in or sign-out refetches everything, a profile change only what shows it. */
export function SessionSync() {
  const queryClient = useQueryClient();
  useEffect(() => onSessionChange(() => void queryClient.resetQueries()), [queryClient]);
  useEffect(
    () =>
      onProfileChange(() => {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
        void queryClient.invalidateQueries({ queryKey: profileKeys.own });
      }),
    [queryClient],
  );
  return null;
}
