import type { QueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/collection/use-shelf-actions";
import { AppError } from "@/lib/errors";
import { EMPTY_LIBRARY, FETCH_FAILED, NO_GAMES } from "@/lib/steam-library/messages";

export type LibraryProblem = { title: string; reason: string };

/** The spec's sentence for a library that did not come, and the reason beneath it; `null` is a library without games. */
export function problemOf(error: Error | null): LibraryProblem {
  if (error === null) return { title: NO_GAMES, reason: EMPTY_LIBRARY };
  const isAccount =
    error instanceof AppError && ["invalid_input", "not_found", "forbidden"].includes(error.code);
  return { title: isAccount ? NO_GAMES : FETCH_FAILED, reason: error.message };
}

/** @returns the toast that says it. */
export function reportLibraryFailure(queryClient: QueryClient, error: Error | null): number {
  return reportFailure(queryClient, error, problemOf(error).title);
}
