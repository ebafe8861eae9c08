"use client";

import { useQuery } from "@tanstack/react-query";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Link } from "@/components/ui/link";
import { LoadFailed } from "@/components/ui/load-failed";
import { Spinner } from "@/components/ui/spinner";
import { api } from "@/lib/browser-api";
import { plural } from "@/lib/format-count";
import { listChoicesOptions } from "@/lib/lists/queries";
import type { ListChoice } from "@/lib/lists/schema";
import { useListWrite } from "./lists-changed";
import { VisibilityMark } from "./visibility";

type AddGamesToListDialogProps = { gameIds: readonly number[]; onClose: () => void };

/** Adds many games to one of the user's lists. */
export function AddGamesToListDialog({ gameIds, onClose }: AddGamesToListDialogProps) {
  const { data: lists, isFetching, refetch } = useQuery(listChoicesOptions(gameIds[0] ?? 0));
  const { mutate, isPending, variables } = useListWrite({
    write: ({ id }: ListChoice, change) =>
      api.post("/api/lists/[id]/games", { params: { id }, body: { gameIds: [...gameIds] }, change }),
    onSaved: onClose,
    done: ({ added }, { title }) =>
      added === 0
        ? { title: "Nothing changed", text: `“${title}” has all of them` }
        : {
            text: `Added ${plural(added, "game")} to “${title}”`,
            undo: { done: `“${title}” is as it was`, alternative: "remove the games from the list" },
          },
    failure: "The list could not be changed. Please try again.",
  });
  return (
    <Dialog open onClose={onClose}>
      <DialogContent title="Add to a list" description={plural(gameIds.length, "game")} place="sheet">
        {lists ? (
          <ul aria-label="Your lists" className="-mx-2 grid max-h-[min(352px,45svh)] gap-0.5 overflow-y-auto">
            {lists.map((list) => (
              <li key={list.id}>
                <button
                  type="button"
                  disabled={isPending}
                  onClick={() => mutate(list)}
                  className="flex min-h-12 w-full items-center gap-3 rounded-[10px] px-2 text-left hover:bg-raised"
                >
                  <span className="min-w-0 flex-1 font-medium text-[15px] leading-snug [overflow-wrap:anywhere]">
                    {list.title}
                  </span>
                  {isPending && variables.id === list.id ? <Spinner /> : null}
                  <span className="shrink-0 text-[13px] text-ink-3">
                    <VisibilityMark visibility={list.visibility} />
                  </span>
                </button>
              </li>
            ))}
          </ul>
        ) : isFetching ? (
          <Spinner className="mx-auto my-8 size-6 text-ink-3" />
        ) : (
          <LoadFailed
            text="Your lists could not be loaded."
            isRetrying={false}
            onRetry={() => void refetch()}
          />
        )}
        {lists?.length === 0 ? (
          <p className="text-ink-2">
            You have no lists yet.{" "}
            <Link href="/lists" className="link">
              Create the first one
            </Link>
          </p>
        ) : null}
      </DialogContent>
    </Dialog>
  );
}
