"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useSession } from "@/lib/auth/queries";
import { AppError } from "@/lib/errors";
import { ownVisibilityOptions } from "@/lib/profile/own-queries";
import { ownReviewOptions } from "@/lib/reviews/queries";
import { REVIEW_MAX_LENGTH, type ReviewInput } from "@/lib/reviews/schema";
import { countCharacters } from "@/lib/storable-text";
import { keepDraft, readDraft } from "./review-draft";
import { useDeleteReview, useSaveReview } from "./use-review-writes";

const NEW_REVIEW: ReviewInput = { text: "", isSpoiler: false, visibility: "public", replaces: null };

export type ReviewForm = ReturnType<typeof useReviewForm>;

/** A review as it is edited: what was typed is a draft of this browser until it is saved. */
export function useReviewForm(game: { id: number; name: string }) {
  const { user } = useSession();
  const { data: own, error, isFetching, refetch } = useQuery(ownReviewOptions(game.id));
  const [edited, setEdited] = useState<ReviewInput | null>(() => user && readDraft(user.id, game.id));
  const [writer] = useState(user?.id);
  // A log-out in another tab deletes the drafts, also that of a text which is still here.
  useEffect(() => {
    if (edited && edited.text !== "" && writer !== undefined && user?.id === writer)
      keepDraft(writer, game.id, edited);
  }, [edited, user?.id, writer, game.id]);
  const saving = useSaveReview(game);
  const deleting = useDeleteReview(game);

  const saved: ReviewInput = own
    ? { text: own.text ?? "", isSpoiler: own.isSpoiler, visibility: own.visibility, replaces: own.version }
    : NEW_REVIEW;
  const values = edited ?? saved;
  const text = values.text.trim();
  const length = countCharacters(text);
  const isChanged =
    text !== saved.text.trim() ||
    (text !== "" && (values.isSpoiler !== saved.isSpoiler || values.visibility !== saved.visibility));
  const isKnown = own !== undefined;
  const keep = (draft: ReviewInput | null) => {
    setEdited(draft);
    // A switch beside an empty review is no draft.
    const hasText = draft?.text !== "" || saved.text !== "";
    if (user) keepDraft(user.id, game.id, hasText ? draft : null);
  };
  /** The message of a conflict asks the user to save again. */
  const replaceNextTime = async (failure: unknown) => {
    if (failure instanceof AppError && failure.code === "conflict") {
      const { data } = await refetch();
      if (data !== undefined) keep({ ...values, replaces: data?.version ?? null });
    }
    throw failure;
  };
  return {
    values,
    length,
    /** Only the user can read it, whatever is chosen. */
    isProfilePrivate: useQuery({ ...ownVisibilityOptions(), enabled: text !== "" }).data === "private",
    /** Until the saved review is known, nothing can be typed over it. */
    isReady: isKnown || edited !== null,
    /** Why the saved review is unknown. */
    error: isKnown ? null : error,
    isRetrying: isFetching,
    retry: () => void refetch(),
    isDraft: isKnown && edited !== null && isChanged,
    /** The saved text was emptied. */
    isDeletion: isKnown && text === "" && saved.text !== "",
    canSave: isKnown && isChanged && length <= REVIEW_MAX_LENGTH,
    set: (change: Partial<ReviewInput>) => keep({ ...values, ...change }),
    discard: () => keep(null),
    /** @returns false if what was typed cannot be saved before the saved review is known */
    save: async (): Promise<boolean> => {
      if (!isKnown) return edited === null;
      if (!isChanged) return true;
      const write =
        text === "" ? deleting.mutateAsync(values.replaces) : saving.mutateAsync({ ...values, text });
      await write.catch(replaceNextTime);
      keep(null);
      return true;
    },
  };
}
