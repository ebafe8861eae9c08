"use client";

import { Button } from "@/components/ui/button";
import { AppError, messageOf } from "@/lib/errors";
import { BoardMessage } from "./board-message";

/** Whether a read failed because the page's address is unknown or invalid. */
export function isNotFound(error: Error | null): boolean {
  return error instanceof AppError && (error.code === "not_found" || error.code === "invalid_input");
}

type ReadErrorProps = {
  error: Error;
  /** "Your shelf could not be loaded" */
  title: string;
  /** The title if what is shown does not exist. */
  notFound?: string;
  isFetching: boolean;
  onRetry: () => void;
};

/** A screen of the user's own data that could not be loaded: why, and "Try again". */
export function ReadError({ error, title, notFound, isFetching, onRetry }: ReadErrorProps) {
  const isUnknown = notFound !== undefined && isNotFound(error);
  return (
    <div role="alert">
      {isUnknown ? (
        <BoardMessage title={notFound} />
      ) : (
        <BoardMessage title={title} text={messageOf(error)}>
          <Button variant="primary" pending={isFetching} onClick={onRetry}>
            Try again
          </Button>
        </BoardMessage>
      )}
    </div>
  );
}
