"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { onSessionChange } from "@/lib/auth/session-channel";

/** When another tab signs in or out, everything that was read for the one before is read again. */
export function SessionSync() {
  const queryClient = useQueryClient();
  useEffect(() => onSessionChange(() => void queryClient.resetQueries()), [queryClient]);
  return null;
}
