"use client";

import { useQuery } from "@tanstack/react-query";
import { Fragment, useEffect, useState } from "react";
import { StatusDot } from "@/components/collection/status-dot";
import { Button } from "@/components/ui/button";
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
} from "@/components/ui/dropdown-menu";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionFilter } from "@/lib/collection/keys";
import { idsOptions } from "@/lib/collection/queries";
import { CHOOSABLE_STATUSES, MAIN_STATUSES, STATUS_LABELS } from "@/lib/collection/status";
import { formatCount } from "@/lib/format-count";
import { endSelection, type Selection, selectGames, setSelectionOrder } from "./selection-store";
import { useMoveGames, useRemoveGames } from "./use-bulk-writes";
import "./selection-bar.css";

export type SelectionBarProps = { filter: CollectionFilter; selection: Selection };

/** The toolbar of selection mode. It cannot be left while a change of the selected games is pending. */
export function SelectionBar({ filter, selection: { ids } }: SelectionBarProps) {
  const { data: all, isError, refetch } = useQuery(idsOptions(filter));
  const removing = useRemoveGames(endSelection);
  const moving = useMoveGames(endSelection);
  const isBusy = removing.isPending || moving.isPending;
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [tags, loadTags] = useLazy(() => import("@/components/collection/tags/tag-games-dialog"));
  const [isTagging, setTagging] = useState(false);
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
      className="selection-bar fixed inset-x-0 bottom-0 z-30 flex animate-rise-in flex-wrap items-center gap-x-3 gap-y-2 border-line border-t bg-surface p-3 shadow-float sm:inset-x-auto sm:bottom-5 sm:left-1/2 sm:w-max sm:max-w-[calc(100vw-40px)] sm:-translate-x-1/2 sm:flex-nowrap sm:rounded-card sm:border sm:pl-5"
    >
      <p role="status" className="min-w-[7.5rem] font-semibold tabular-nums">
        {moving.isPending
          ? "Moving..."
          : removing.isPending
            ? "Removing..."
            : `${formatCount(ids.size)} selected`}
      </p>
      <Button
        variant="ghost"
        size="sm"
        disabled={isBusy || (!all && !isError)}
        onClick={() => {
          if (isError) void refetch();
          else selectGames(hasAll ? [] : (all ?? []));
        }}
        className="max-sm:ml-auto"
      >
        {hasAll ? "Select none" : all ? `Select all ${formatCount(all.length)}` : "Select all"}
      </Button>
      <div className="flex gap-2 max-sm:w-full">
        <DropdownMenu open={isMenuOpen} onOpenChange={setMenuOpen}>
          <DropdownMenuTrigger asChild>
            <Button size="sm" disabled={isNone || isBusy} pending={moving.isPending} className="max-sm:grow">
              Move to
              <Icon name="chevron-up" className="size-4 opacity-70" />
            </Button>
          </DropdownMenuTrigger>
          <DropdownMenuContent side="top" align="center">
            {CHOOSABLE_STATUSES.map((status, index) => (
              <Fragment key={status}>
                {index === MAIN_STATUSES.length ? <DropdownMenuSeparator /> : null}
                <DropdownMenuItem onSelect={() => moving.mutate({ gameIds: [...ids], edits: { status } })}>
                  <StatusDot status={status} />
                  {STATUS_LABELS[status]}
                </DropdownMenuItem>
              </Fragment>
            ))}
          </DropdownMenuContent>
        </DropdownMenu>
        <Button
          size="sm"
          aria-haspopup="dialog"
          disabled={isNone || isBusy}
          onPointerEnter={loadTags}
          onFocus={loadTags}
          onClick={() => {
            loadTags();
            setTagging(true);
          }}
          className="max-sm:grow"
        >
          <Icon name="tag" className="size-4" />
          Tags
        </Button>
        {tags && isTagging ? (
          <tags.TagGamesDialog gameIds={[...ids]} onClose={() => setTagging(false)} />
        ) : null}
        <Button
          size="sm"
          disabled={isNone || moving.isPending}
          pending={removing.isPending}
          onClick={async () => {
            const { askBeforeRemoval } = await import("@/components/collection/ask-before-removal");
            const gameIds = [...ids];
            if (await askBeforeRemoval(gameIds, "the game")) removing.mutate({ gameIds, edits: null });
          }}
          className="text-danger-text max-sm:grow"
        >
          <Icon name="trash-2" className="size-4" />
          Remove
        </Button>
        <Button
          variant="ghost"
          size="sm"
          aria-label="Cancel"
          disabled={isBusy}
          onClick={endSelection}
          className="px-2.5"
        >
          <Icon name="x" className="size-[18px]" />
        </Button>
      </div>
    </section>
  );
}
