"use client";

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useDebounced } from "@/components/ui/use-debounced";
import { usernameOptions } from "@/lib/auth/account-queries";
import { stripUsername, USERNAME_CHECK_DEBOUNCE_MS, USERNAME_MIN_LENGTH } from "@/lib/auth/username";

export type Availability = "unknown" | "checking" | "available" | "taken" | "current";

export type UsernameCheck = {
  /** The typed text, without characters that usernames cannot have. */
  text: string;
  set: (typed: string) => void;
  isLongEnough: boolean;
  availability: Availability;
  /** The check failed, so the result is unknown. */
  hasFailed: boolean;
  retry: () => void;
};

/**
 * A typed username and whether it is free, checked after a pause in typing.
 * @param current the user's own username, which needs no check
 */
export function useUsernameCheck(current: string | null = null): UsernameCheck {
  const [text, setText] = useState("");
  const [settled] = useDebounced(text, USERNAME_CHECK_DEBOUNCE_MS);
  const isLongEnough = text.length >= USERNAME_MIN_LENGTH;
  const isSettled = text === settled;
  const isCurrent = text === current;
  const query = useQuery({ ...usernameOptions(settled), enabled: isLongEnough && isSettled && !isCurrent });
  return {
    text,
    set: (typed) => setText(stripUsername(typed)),
    isLongEnough,
    availability: isCurrent ? "current" : isLongEnough ? availabilityOf(isSettled, query) : "unknown",
    hasFailed: isLongEnough && isSettled && !isCurrent && query.isError && !query.isFetching,
    retry: () => void query.refetch(),
  };
}

type Answer = { isFetching: boolean; isError: boolean; data?: boolean };

function availabilityOf(isSettled: boolean, query: Answer): Availability {
  if (!isSettled || query.isFetching) return "checking";
  if (query.data === undefined || query.isError) return "unknown";
  return query.data ? "available" : "taken";
}
