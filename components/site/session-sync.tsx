"use client";

import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { FOLLOW_KEYS } from "@/components/people/follow-keys";
import { authKeys } from "@/lib/auth/keys";

import { profileKeys } from "@/lib/profile/keys";
import { peopleChannel, profileChannel, sessionChannel } from "@/lib/tab-channel";

/** Follows other tabs: a sign-in or sign-out refetches everything, any other change only what shows it. */
export function SessionSync() {
  const queryClient = useQueryClient();
  useEffect(() => sessionChannel.onChange(() => void queryClient.resetQueries()), [queryClient]);
  useEffect(() => {
    const refetch = (keys: readonly QueryKey[]) => () => {
      for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey });
    };
    const stopProfile = profileChannel.onChange(refetch([authKeys.session, profileKeys.own]));
    const stopPeople = peopleChannel.onChange(refetch(FOLLOW_KEYS));
    return () => {
      stopProfile();
      stopPeople();
    };
  }, [queryClient]);
  return null;
}
