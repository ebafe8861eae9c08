"use client";

import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { reportFailure, writeChange } from "@/components/collection/use-shelf-actions";
import { toast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import type { CollectionPage } from "@/lib/collection/schema";
import { type ChoosableStatus, releaseNote, STATUS_LABELS } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";

const games = (count: number) => `${formatCount(count)} ${count === 1 ? "game" : "games"}`;

/** The games of the pages that are loaded which are not out yet, as far as the shelf knows. */
function unreleasedIds(queryClient: QueryClient): Set<number> {
  const now = Date.now();
  const pages = queryClient.getQueriesData<CollectionPage>({ queryKey: collectionKeys.lists });
  const items = pages.flatMap(([, page]) => page?.items ?? []);
  return new Set(items.filter(({ game }) => releaseNote(game.releaseDate, now)).map(({ game }) => game.id));
}

type Move = { ids: readonly number[]; status: ChoosableStatus };

/**
 * Giving many games a status, seen before the server has answered. Only the server knows for sure which of them are
 * released: what it left as it was is read again.
 */
export function useMoveMany(onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ ids, status }: Move) => {
      const unreleased = status === "want" ? new Set() : unreleasedIds(queryClient);
      const gameIds = new Set(ids.filter((id) => !unreleased.has(id)));
      return writeChange(queryClient, { gameIds, edits: { status } }, async () => {
        const { postStatuses } = await import("@/lib/collection/fetchers");
        return postStatuses(ids, status);
      });
    },
    onSuccess: ({ changed, skipped }, { status }) => {
      onDone();
      const moved = `${games(changed)} moved to ${STATUS_LABELS[status]}`;
      const stayed = `${games(skipped)} not released yet, and left as ${skipped === 1 ? "it was" : "they were"}`;
      if (changed === 0 && skipped > 0) toast({ title: "Nothing changed", description: stayed });
      else {
        const description = skipped > 0 ? `${moved}; ${stayed}` : moved;
        toast({ title: "Success", description, variant: "success" });
      }
    },
    onError: (error) => reportFailure(queryClient, error, "Failed to update game status"),
  });
}
