"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { refetchPeople } from "@/components/people/refetch-people";
import { authKeys } from "@/lib/auth/keys";
import { profileKeys } from "@/lib/profile/keys";
import { peopleChannel, profileChannel, sessionChannel } from "@/lib/tab-channel";

/** Follows other tabs: a sign-in or sign-out refetches everything, any other change only what shows it. */
export function SessionSync() {
  const queryClient = useQueryClient();
  useEffect(() => sessionChannel.onChange(() => void queryClient.resetQueries()), [queryClient]);
  useEffect(
    () =>
      profileChannel.onChange(() => {
        void queryClient.invalidateQueries({ queryKey: authKeys.session });
        void queryClient.invalidateQueries({ queryKey: profileKeys.own });
      }),
    [queryClient],
  );
  useEffect(() => peopleChannel.onChange(() => void refetchPeople(queryClient)), [queryClient]);
  return null;
}
