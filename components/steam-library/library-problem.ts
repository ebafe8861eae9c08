import type { QueryClient } from "@tanstack/react-query";
import { reportFailure } from "@/components/collection/shelf-sync";
import { AppError } from "@/lib/errors";
import {
  EMPTY_LIBRARY,
  FETCH_FAILED,
  NO_GAMES,
  PRIVATE_HELP,
  PRIVATE_LIBRARY,
} from "@/lib/steam-library/messages";

export type LibraryProblem = { title: string; reason: string; isPrivate?: boolean };

/** The spec's sentence for a failed library, or that it is private, and the reason; `null` is an empty library. */
export function problemOf(error: Error | null): LibraryProblem {
  if (error === null) return { title: NO_GAMES, reason: EMPTY_LIBRARY };
  const code = error instanceof AppError ? error.code : "internal";
  if (code === "forbidden") return { title: PRIVATE_LIBRARY, reason: PRIVATE_HELP, isPrivate: true };
  const isAccount = code === "invalid_input" || code === "not_found";
  return { title: isAccount ? NO_GAMES : FETCH_FAILED, reason: error.message };
}

/** @returns the toast's id */
export function reportLibraryFailure(queryClient: QueryClient, error: Error | null): number {
  return reportFailure(queryClient, error, problemOf(error).title);
}
