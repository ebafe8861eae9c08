"use client";

import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { type ToastAction, toastError } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { collectionKeys } from "@/lib/collection/keys";
import { AppError } from "@/lib/errors";
import { collectionChannel } from "@/lib/tab-channel";

/** Refetches the shelf when another tab changes it. */
export function useShelfSync(): void {
  const queryClient = useQueryClient();
  useEffect(() => collectionChannel.onChange(() => void refetchShelf(queryClient)), [queryClient]);
}

/** Refetches the shelf after a write, in this tab and in others. @returns when what this tab shows is up to date. */
export function shelfChanged(queryClient: QueryClient): Promise<void> {
  collectionChannel.announceToOthers();
  return refetchShelf(queryClient);
}

async function refetchShelf(queryClient: QueryClient): Promise<void> {
  const queryKey = collectionKeys.all;
  // A first read that began before the write would be joined instead of repeated.
  await queryClient.cancelQueries({ queryKey, predicate: ({ state }) => state.data === undefined });
  await queryClient.invalidateQueries({ queryKey });
}

/** Shows the spec's toast for a failed write; a session that has ended is read again. @returns the toast's id. */
export function reportFailure(
  queryClient: QueryClient,
  error: unknown,
  description: string,
  action?: ToastAction,
): number {
  const code = error instanceof AppError ? error.code : null;
  if (code === "not_authenticated") void queryClient.invalidateQueries({ queryKey: authKeys.session });
  return toastError(
    error instanceof AppError && code === "limit_reached" ? error.message : description,
    action,
  );
}
