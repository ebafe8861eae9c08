"use client";

import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { StatusItems } from "@/components/collection/status-items";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { MenuOrSheet } from "@/components/ui/menu-or-sheet";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import type { CollectionFilter } from "@/lib/collection/keys";
import { idsOptions } from "@/lib/collection/queries";
import { formatCount } from "@/lib/format-count";
import { endSelection, type Selection, selectGames, setSelectionOrder } from "./selection-store";
import { useMoveGames, useRemoveGames } from "./use-bulk-writes";
import "./selection-bar.css";

type SelectionBarProps = { filter: CollectionFilter; selection: Selection };

/** The toolbar of selection mode. It cannot be left while a change of the selected games is pending. */
export function SelectionBar({ filter, selection: { ids } }: SelectionBarProps) {
  const { data: all, isError, refetch } = useQuery(idsOptions(filter));
  const removing = useRemoveGames(endSelection);
  const moving = useMoveGames(endSelection);
  const isBusy = removing.isPending || moving.isPending;
  const tags = useLazyDialog(() => import("@/components/collection/tags/tag-games-dialog"));
  const lists = useLazyDialog(() => import("@/components/collection/add-to-list/add-games-to-list-dialog"));
  const isNone = ids.size === 0;
  const hasAll = all !== undefined && all.length > 0 && all.every((id) => ids.has(id));

  useEffect(() => setSelectionOrder(all ?? []), [all]);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented || isBusy) return;
      // An open menu or form handles Escape itself.
      if (!document.querySelector("[role=dialog], [role=menu]")) endSelection();
    };
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isBusy]);

  return (
    <section
      data-bottom-bar=""
      aria-label="Selected games"
      aria-busy={isBusy || undefined}
      className="selection-bar"
    >
      <div className="flex min-w-0 items-center gap-1 max-sm:w-full">
        <p role="status" className="min-w-[104px] font-semibold tabular-nums">
          {moving.isPending
            ? "Moving..."
            : removing.isPending
              ? "Removing..."
              : `${formatCount(ids.size)} selected`}
        </p>
        <Button
          variant="ghost"
          disabled={isBusy || (!all && !isError)}
          onClick={() => {
            if (isError) void refetch();
            else selectGames(hasAll ? [] : (all ?? []));
          }}
          className="h-11 max-sm:ml-auto"
        >
          {hasAll ? "Select none" : all ? `Select all ${formatCount(all.length)}` : "Select all"}
        </Button>
      </div>
      <div className="flex gap-1 max-sm:w-full max-sm:justify-between [&>.button]:h-11 [&>.button]:max-sm:px-3">
        <MenuOrSheet
          label="Status"
          align="center"
          trigger={
            <Button variant="ghost" disabled={isNone || isBusy} pending={moving.isPending}>
              Status
            </Button>
          }
        >
          <StatusItems
            status={null}
            note={null}
            onChoose={(status) => moving.mutate({ gameIds: [...ids], edits: { status } })}
          />
        </MenuOrSheet>
        <Button variant="ghost" disabled={isNone || isBusy} {...tags.opener}>
          Tag
        </Button>
        <Button variant="ghost" disabled={isNone || isBusy} {...lists.opener}>
          List
        </Button>
        <Button
          variant="ghost"
          disabled={isNone || moving.isPending}
          pending={removing.isPending}
          onClick={async () => {
            const { askBeforeRemoval } = await import("@/components/collection/ask-before-removal");
            const gameIds = [...ids];
            if (await askBeforeRemoval(gameIds, "the game")) removing.mutate({ gameIds, edits: null });
          }}
          className="text-danger-text"
        >
          Remove
        </Button>
        <Button
          variant="ghost"
          aria-label="Cancel"
          data-tip="Cancel"
          disabled={isBusy}
          onClick={endSelection}
          className="w-11 px-0"
        >
          <Icon name="x" className="size-[18px]" />
        </Button>
      </div>
      {tags.dialog ? <tags.dialog.TagGamesDialog gameIds={[...ids]} onClose={tags.close} /> : null}
      {lists.dialog ? <lists.dialog.AddGamesToListDialog gameIds={[...ids]} onClose={lists.close} /> : null}
    </section>
  );
}
