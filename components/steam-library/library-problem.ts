import type { QueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/collection/shelf-sync";
import { AppError } from "@/lib/errors";
import { EMPTY_LIBRARY, FETCH_FAILED, NO_GAMES } from "@/lib/steam-library/messages";

export type LibraryProblem = { title: string; reason: string; isPrivate?: boolean };

/** The spec's sentence for a failed library, and its reason; `null` is an empty library. */
export function problemOf(error: Error | null): LibraryProblem {
  if (error === null) return { title: NO_GAMES, reason: EMPTY_LIBRARY };
  const isAccount =
    error instanceof AppError && ["invalid_input", "not_found", "forbidden"].includes(error.code);
  return {
    title: isAccount ? NO_GAMES : FETCH_FAILED,
    reason: error.message,
    isPrivate: error instanceof AppError && error.code === "forbidden",
  };
}

/** @returns the toast's id */
export function reportLibraryFailure(queryClient: QueryClient, error: Error | null): number {
  return reportFailure(queryClient, error, problemOf(error).title);
}
