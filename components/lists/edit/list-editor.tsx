"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { listsChanged, UNDO_FAILURE, useListWrite } from "@/components/lists/lists-changed";
import { VISIBILITY_HINTS, VisibilityMark } from "@/components/lists/visibility";
import { BoardMessage } from "@/components/site/board-message";
import { copyLink } from "@/components/site/share-link";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import { api } from "@/lib/browser-api";
import { plural } from "@/lib/format-count";
import { listPath, OWN_LISTS_PATH } from "@/lib/lists/path";
import type { OwnList } from "@/lib/lists/schema";
import { ADD_GAMES_ID } from "./entry-row";
import { EntryRows } from "./entry-rows";
import { useListWrites } from "./use-list-writes";

/** Changes are saved at once. */
export function ListEditor({ list }: { list: OwnList }) {
  const writes = useListWrites(list.id);
  const entries = writes.shownOf(list.entries);
  return (
    <>
      <ListHeader list={list} size={entries.length} editing={writes.editing} />
      <div className="mt-7 max-w-[54rem]">
        {entries.length === 0 ? (
          <NoGames />
        ) : (
          <EntryRows
            entries={entries}
            isRanked={list.isRanked}
            onMove={(move) => void writes.move(move)}
            onRemove={(entry) => void writes.remove(entry)}
            onNote={(gameId, note) => writes.noting.mutateAsync({ gameId, note })}
          />
        )}
      </div>
    </>
  );
}

type ListHeaderProps = {
  list: OwnList;
  size: number;
  editing: ReturnType<typeof useListWrites>["editing"];
};

function ListHeader({ list, size, editing }: ListHeaderProps) {
  const { title, description, isRanked, visibility, username } = list;
  const [form, loadForm] = useLazy(() => import("@/components/lists/list-form-dialog"));
  const [search, loadSearch] = useLazy(() => import("./add-games-dialog"));
  const [open, setOpen] = useState<"form" | "search" | null>(null);
  const close = () => setOpen(null);
  const path = listPath(list);
  return (
    <>
      <h1 className="mt-3 text-balance text-[32px] [overflow-wrap:anywhere] md:text-[40px]">{title}</h1>
      {description ? (
        <p className="mt-2 max-w-[68ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere]">
          {description}
        </p>
      ) : null}
      <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-[14px] text-ink-3">
        <span data-tip={VISIBILITY_HINTS[visibility]}>
          <VisibilityMark visibility={visibility} />
        </span>
        {[plural(size, "game"), ...(isRanked ? ["ranked"] : [])].join(" · ")}
      </p>
      {visibility !== "private" && username === null ? (
        <p className="mt-3 text-[14px] text-lamp-text">
          Others see this list once you have chosen a username.
        </p>
      ) : null}
      <div className="mt-5 flex flex-wrap gap-2">
        <Button
          id={ADD_GAMES_ID}
          variant="primary"
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={loadSearch}
          onFocus={loadSearch}
          onClick={() => {
            loadSearch();
            setOpen("search");
          }}
        >
          <Icon name="plus" className="size-4" />
          Add games
        </Button>
        <Button
          size="sm"
          aria-haspopup="dialog"
          onPointerEnter={loadForm}
          onFocus={loadForm}
          onClick={() => {
            loadForm();
            setOpen("form");
          }}
        >
          <Icon name="pencil" className="size-4" />
          Edit details
        </Button>
        {visibility !== "private" && username !== null ? (
          <>
            <Button asChild size="sm">
              {/* Not a router's link: that would show a page from before the last change. */}
              <a href={path}>
                <Icon name="eye" className="size-4" />
                View
              </a>
            </Button>
            <Button size="sm" onClick={() => void copyLink(path)}>
              <Icon name="link-2" className="size-4" />
              Copy link
            </Button>
          </>
        ) : null}
        <DeleteButton list={list} />
      </div>
      {form && open === "form" ? (
        <form.ListFormDialog
          list={list}
          pending={editing.isPending}
          onSave={(_, changes) => {
            if (Object.keys(changes).length === 0) dismissDialog(close);
            else editing.mutate(changes, { onSuccess: () => dismissDialog(close) });
          }}
          onClose={close}
        />
      ) : null}
      {search && open === "search" ? <search.AddGamesDialog list={list} onClose={close} /> : null}
    </>
  );
}

/** Without a question, because it can be undone. */
function DeleteButton({ list: { id, title } }: { list: OwnList }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const deleting = useListWrite({
    write: (_, change) => api.delete("/api/lists/[id]", { params: { id }, change }),
    onSaved: () => router.push(OWN_LISTS_PATH),
    // Not this list, which the page shows until the other one opens.
    refetch: () => undefined,
    done: () => ({
      text: `${title} was deleted`,
      undo: {
        done: `${title} is back`,
        failure: UNDO_FAILURE,
        alternative: "create the list again",
        refetch: listsChanged,
      },
    }),
    failure: "The list could not be deleted. Please try again.",
  });
  return (
    <Button
      size="sm"
      variant="ghost"
      className="text-danger-text"
      pending={deleting.isPending}
      onClick={() => deleting.mutate(undefined, { onError: () => void listsChanged(queryClient) })}
    >
      <Icon name="trash-2" className="size-4" />
      Delete
    </Button>
  );
}

function NoGames() {
  return (
    <BoardMessage
      title="This list has no games yet"
      text="Add them here, or from any game's card and page."
    />
  );
}
