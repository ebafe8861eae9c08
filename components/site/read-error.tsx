"use client";

import { Button } from "@/components/ui/button";
import { ACCOUNT_UNAVAILABLE_MESSAGE, AppError } from "@/lib/errors";

/** Whether a read failed because the page's address is unknown or invalid. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof AppError && (error.code === "not_found" || error.code === "invalid_input");
}

type ReadErrorProps = { error: Error; notFound: string; isFetching: boolean; onRetry: () => void };

/** Below the heading of a page of the user's own data: why it has no content. */
export function ReadError({ error, notFound, isFetching, onRetry }: ReadErrorProps) {
  const isUnknown = isNotFound(error);
  const message = error instanceof AppError ? error.message : ACCOUNT_UNAVAILABLE_MESSAGE;
  return (
    <div role="alert" className="mt-6 grid justify-items-start gap-4">
      <p className="text-ink-2">{isUnknown ? notFound : message}</p>
      {isUnknown ? null : (
        <Button pending={isFetching} onClick={onRetry}>
          Try again
        </Button>
      )}
    </div>
  );
}
