"use client";

import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "next/navigation";
import { useState } from "react";
import { listsChanged, UNDO_FAILURE, useListWrite } from "@/components/collection/add-to-list/lists-changed";
import { VISIBILITY_HINTS, VisibilityMark } from "@/components/collection/add-to-list/visibility";
import type { Action } from "@/components/lists/action";
import { Actions } from "@/components/lists/actions";
import { PrivateProfileNote } from "@/components/lists/private-profile-note";
import { BoardMessage } from "@/components/page/board-message";
import { copyLink } from "@/components/page/share-link";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { PageTitle, type PageTitleProps } from "@/components/ui/page-title";
import { useLazy } from "@/components/ui/use-lazy";
import { api } from "@/lib/browser-api";
import { plural } from "@/lib/format-count";
import { listPath, OWN_LISTS_PATH } from "@/lib/lists/path";
import type { OwnList } from "@/lib/lists/schema";
import { EntryRows } from "./entry-rows";
import { useListWrites } from "./use-list-writes";

/** The id of the button that gets the focus when no game is left. */
const ADD_GAMES_ID = "add-games";

/** Changes are saved at once. */
export function ListEditor({ list, back }: { list: OwnList } & Pick<PageTitleProps, "back">) {
  const { title, description, isRanked, visibility, username } = list;
  const writes = useListWrites(list.id);
  const entries = writes.shownOf(list.entries);
  const [form, loadForm] = useLazy(() => import("@/components/lists/list-form-dialog"));
  const [search, loadSearch] = useLazy(() => import("./add-games-dialog"));
  const [open, setOpen] = useState<"form" | "search" | null>(null);
  const close = () => setOpen(null);
  const remove = useDeleteList(list);
  const path = listPath(list);
  const share = () =>
    writes.editing.mutate(
      { visibility: "link" },
      { onSuccess: () => (username === null ? undefined : copyLink(path)) },
    );
  const actions: Action[] = [
    {
      icon: "pencil",
      label: "Edit details",
      onSelect: () => {
        loadForm();
        setOpen("form");
      },
    },
    ...(visibility !== "private" && username !== null
      ? ([
          { icon: "eye", label: "View", href: path },
          { icon: "link-2", label: "Copy link", onSelect: () => void copyLink(path) },
        ] satisfies Action[])
      : []),
    ...(visibility === "private"
      ? [{ icon: "link-2", label: "Share by link", onSelect: share } as const]
      : []),
    { icon: "trash-2", label: "Delete", tone: "danger", onSelect: remove },
  ];
  return (
    <>
      <PageTitle title={title} back={back}>
        <Button
          id={ADD_GAMES_ID}
          variant="primary"
          aria-label="Add games"
          aria-haspopup="dialog"
          className="max-md:w-11 max-md:px-0"
          onPointerEnter={loadSearch}
          onFocus={loadSearch}
          onClick={() => {
            loadSearch();
            setOpen("search");
          }}
        >
          <Icon name="plus" className="size-[18px]" />
          <span className="max-md:hidden">Add games</span>
        </Button>
        <span className="lg:hidden">
          <Actions actions={actions} as="menu" />
        </span>
      </PageTitle>
      {description ? (
        <p className="mt-2 max-w-[60ch] whitespace-pre-line text-ink-2 [overflow-wrap:anywhere] md:text-[17px]">
          {description}
        </p>
      ) : null}
      <p className="mt-2 flex flex-wrap items-center gap-x-3 text-[14px] text-ink-3">
        <span data-tip={VISIBILITY_HINTS[visibility]}>
          <VisibilityMark visibility={visibility} />
        </span>
        {[plural(entries.length, "game"), ...(isRanked ? ["ranked"] : [])].join(" · ")}
      </p>
      {visibility !== "private" && username === null ? (
        <p className="mt-2 text-[14px] text-ink-2">Others see this list once you have chosen a username.</p>
      ) : null}
      {visibility === "private" ? null : <PrivateProfileNote className="mt-2" />}
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-x-[72px] gap-y-3 md:mt-8 lg:grid-cols-[minmax(0,1fr)_288px]">
        <div className="min-w-0">
          {entries.length === 0 ? (
            <BoardMessage
              title="This list has no games yet"
              text="Add them here, or from any game's card and page."
            />
          ) : (
            <EntryRows
              entries={entries}
              isRanked={isRanked}
              addGamesId={ADD_GAMES_ID}
              onMove={(move) => void writes.move(move)}
              onRemove={(entry) => void writes.remove(entry)}
              onNote={(gameId, note) => writes.noting.mutateAsync({ gameId, note })}
            />
          )}
        </div>
        <aside
          aria-label="This list"
          className="sticky top-24 self-start max-lg:hidden"
          onPointerEnter={loadForm}
          onFocus={loadForm}
        >
          <Actions actions={actions} as="rows" />
        </aside>
      </div>
      {form && open === "form" ? (
        <form.ListFormDialog
          list={list}
          pending={writes.editing.isPending}
          onSave={(_, changes) => {
            if (Object.keys(changes).length === 0) dismissDialog(close);
            else writes.editing.mutate(changes, { onSuccess: () => dismissDialog(close) });
          }}
          onClose={close}
        />
      ) : null}
      {search && open === "search" ? <search.AddGamesDialog list={list} onClose={close} /> : null}
    </>
  );
}

/** Without a question, because it can be undone. */
function useDeleteList({ id, title }: OwnList): () => void {
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
  return () => {
    if (!deleting.isPending) deleting.mutate(undefined, { onError: () => void listsChanged(queryClient) });
  };
}
