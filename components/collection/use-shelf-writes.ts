"use client";

import { mutationOptions, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toast } from "@/components/ui/toast-store";
import { api } from "@/lib/browser-api";
import { collectionKeys } from "@/lib/collection/keys";
import type { SaveAnswer } from "@/lib/collection/schema";
import { type ChoosableStatus, STATUS_LABELS, type Status } from "@/lib/collection/status";
import { AppError, messageOf } from "@/lib/errors";
import { ratingText } from "@/lib/stars";
import type { ItemEdits, ShelfChange } from "./optimistic-changes";
import { offerRating } from "./rating/rating-offer";
import { removeWithUndo } from "./remove-with-undo";
import { reportFailure, shelfChanged } from "./shelf-sync";
import { type UndoWords, undoOf } from "./undo";

/** How long a check mark follows an action. */
const DONE_MS = 1200;

/** What the toast of a write says; with `undo`, it offers to undo the write. */
export type Done = { text: string; title?: string; undo?: UndoWords | false | undefined };

export type Write<Change, Answer> = {
  /** Writes of one scope run one after the other. */
  scope?: string;
  /** `id` is a new one, by which the write can be undone (undo.ts). */
  write: (change: Change, id: string) => Promise<Answer>;
  failure: string | ((change: Change, error: Error) => string);
  /** Null shows no toast. */
  done?: (answer: Answer, change: Change) => Done | null;
  /** Called before what was changed is refetched. */
  onSaved?: ((answer: Answer, change: Change) => unknown) | undefined;
  /** Reads again what was changed: the shelf, unless given. */
  refetch?: (queryClient: QueryClient) => Promise<void> | void;
};

/** The one way to write. A write stays pending until it fails or what it has changed has been refetched. */
function writeOptions<Change, Answer>(
  queryClient: QueryClient,
  { scope, write, failure, done, onSaved, refetch = shelfChanged }: Write<Change, Answer>,
) {
  return mutationOptions({
    ...(scope && { scope: { id: scope } }),
    mutationFn: async (change: Change) => {
      const id = crypto.randomUUID();
      return { answer: await write(change, id), id };
    },
    onSuccess({ answer, id }, change) {
      onSaved?.(answer, change);
      const news = done?.(answer, change);
      if (news) {
        const { text, title = "Success", undo } = news;
        toast({
          title,
          description: text,
          ...(title === "Success" && { variant: "success" }),
          ...(undo && { action: undoOf(queryClient, { changes: [id], refetch, ...undo }) }),
        });
      }
      return refetch(queryClient);
    },
    onError(error, change) {
      reportFailure(queryClient, error, typeof failure === "string" ? failure : failure(change, error));
      void refetch(queryClient);
    },
  });
}

/** A write's `failure`: messages that a user can act on are shown as they are, otherwise `text`. */
export const failureOr = (text: string) => (_: unknown, error: Error) =>
  error instanceof AppError && error.status < 500 ? messageOf(error) : text;

export const useWrite = <Change, Answer>(write: Write<Change, Answer>) =>
  useMutation(writeOptions(useQueryClient(), write));

export type ShelfWrite<Change extends ShelfChange, Answer> = Write<Change, Answer>;

/** For a write that screens show from its variables while it is pending (optimistic-changes.ts). */
export const shelfWriteOptions = <Change extends ShelfChange, Answer>(
  queryClient: QueryClient,
  write: ShelfWrite<Change, Answer>,
) => ({ ...writeOptions(queryClient, write), mutationKey: collectionKeys.writes });

export const useShelfWrite = <Change extends ShelfChange, Answer>(write: ShelfWrite<Change, Answer>) =>
  useMutation(shelfWriteOptions(useQueryClient(), write));

export type GameRef = { id: number; name: string };
export type StatusChange = { gameIds: readonly number[]; edits: { status: ChoosableStatus } };
export type Removal = { gameIds: readonly number[]; edits: null };

export const scopeOf = ({ id }: GameRef) => `game-${id}`;

/** The spec's text for a failed write of a status, by the one that is saved. */
export const saveFailure = (saved: Status | null) =>
  saved ? "Failed to update game status" : "Failed to add game to collection";

/**
 * Adds a game, or changes its status. `onSaved` replaces the toast for a game that is new on the shelf.
 * @returns also `isSaved`, which is true before the shelf has been read again, and the status that could not be saved
 */
export function useSaveStatus(game: GameRef, failure: string, onSaved?: (saved: SaveAnswer) => void) {
  const [isDone, markDone] = useDoneMark();
  const [isSaved, setSaved] = useState(false);
  const { mutate, isError, variables } = useShelfWrite({
    scope: scopeOf(game),
    write: ({ edits }: StatusChange, change) =>
      api.put("/api/collection/[gameId]", {
        params: { gameId: game.id },
        body: { status: edits.status },
        change,
      }),
    onSaved(saved, { edits: { status } }) {
      setSaved(true);
      markDone();
      if (status === "completed" && (saved.isNew || saved.isMoved)) offerRating(game);
      onSaved?.(saved);
    },
    done(saved, { edits: { status } }) {
      if (onSaved) return null;
      if (saved.isNew) return { text: `Added ${game.name} to your collection` };
      if (!saved.isMoved) return null;
      return {
        text: `Moved ${game.name} to ${STATUS_LABELS[status]}`,
        undo: {
          done: `${game.name} is as it was`,
          failure: "Failed to restore the previous statuses",
          alternative: "change the status again",
        },
      };
    },
    failure,
  });
  const save = (status: ChoosableStatus) => {
    setSaved(false);
    mutate({ gameIds: [game.id], edits: { status } });
  };
  return { save, isDone, isSaved, failed: isError ? variables.edits.status : null };
}

type Edit = { gameIds: readonly number[]; edits: ItemEdits };

/** Changes what the user recorded about a game. */
export function useEditItem(game: GameRef, onSaved?: () => void) {
  return useShelfWrite({
    scope: scopeOf(game),
    write: ({ edits }: Edit, change) =>
      api.patch("/api/collection/[gameId]", { params: { gameId: game.id }, body: edits, change }),
    onSaved,
    done: (_, { edits }) => ({
      text: editInWords(game, edits),
      undo: { done: `${game.name} is as it was`, alternative: "change your entry again" },
    }),
    failure: ({ edits }) => (edits.status ? "Failed to update game status" : "Failed to save your changes"),
  });
}

function editInWords({ name }: GameRef, edits: ItemEdits): string {
  const { rating } = edits;
  if (Object.keys(edits).length > 1 || rating === undefined) return `Saved your changes to ${name}`;
  return rating === null ? `Cleared your rating of ${name}` : `Rated ${name} ${ratingText(rating)}`;
}

/** Removes a game, with a toast that can undo it. Asks first where plays, copies or tags go with it. */
export function useRemoveGame(game: GameRef) {
  const [isDone, markDone] = useDoneMark();
  const queryClient = useQueryClient();
  const { mutate } = useShelfWrite({
    scope: scopeOf(game),
    write: ({ gameIds }: Removal) => removeWithUndo(queryClient, gameIds, game.name),
    failure: "Failed to remove game from collection",
  });
  const remove = async (onConfirmed?: () => void) => {
    const { askBeforeRemoval } = await import("./ask-before-removal");
    if (!(await askBeforeRemoval([game.id], game.name))) return;
    onConfirmed?.();
    mutate({ gameIds: [game.id], edits: null }, { onSuccess: markDone });
  };
  return { remove, isDone };
}

/** @returns whether an action ended less than `DONE_MS` ago, and a function to call when one ends. */
function useDoneMark(): [boolean, () => void] {
  const [doneAt, setDoneAt] = useState(0);
  useEffect(() => {
    if (doneAt === 0) return;
    const timer = setTimeout(() => setDoneAt(0), DONE_MS);
    return () => clearTimeout(timer);
  }, [doneAt]);
  return [doneAt > 0, () => setDoneAt(performance.now())];
}
