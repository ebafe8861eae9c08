"use client";

import { useQuery } from "@tanstack/react-query";
import { useDebouncedText } from "@/components/ui/use-debounced-text";
import { usernameOptions } from "@/lib/auth/account-queries";
import { stripUsername, USERNAME_CHECK_DEBOUNCE_MS, USERNAME_MIN_LENGTH } from "@/lib/auth/username";

export type Availability = "unknown" | "checking" | "available" | "taken";

export type UsernameCheck = {
  /** As it is typed, without the characters that no username has. */
  text: string;
  set: (typed: string) => void;
  isLongEnough: boolean;
  availability: Availability;
  /** The check itself failed, so nobody knows. */
  hasFailed: boolean;
  retry: () => void;
};

/** A username that is typed, and whether it is still free: asked once nobody has typed for a moment. */
export function useUsernameCheck(): UsernameCheck {
  const { text, settled, set } = useDebouncedText(USERNAME_CHECK_DEBOUNCE_MS);
  const isLongEnough = text.length >= USERNAME_MIN_LENGTH;
  const isSettled = text === settled;
  const query = useQuery({ ...usernameOptions(settled), enabled: isLongEnough && isSettled });
  return {
    text,
    set: (typed) => set(stripUsername(typed)),
    isLongEnough,
    availability: isLongEnough ? availabilityOf(isSettled, query) : "unknown",
    hasFailed: isLongEnough && isSettled && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

type Answer = { isFetching: boolean; isError: boolean; data?: boolean };

function availabilityOf(isSettled: boolean, query: Answer): Availability {
  if (!isSettled || query.isFetching) return "checking";
  if (query.data === undefined || query.isError) return "unknown";
  return query.data ? "available" : "taken";
}
