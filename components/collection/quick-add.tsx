"use client";

import { useQuery } from "@tanstack/react-query";
import { AddToListButton } from "@/components/collection/add-to-list/add-to-list-button";
import { cn } from "@/components/ui/cn";
import { statusesOptions } from "@/lib/collection/queries";
import type { Release } from "@/lib/collection/status";
import { useShownStatus } from "./optimistic-changes";
import { ReviewItem } from "./rating/review-item";
import { StatusButtons, type StatusButtonsProps } from "./status-buttons";
import { saveFailure, useSaveStatus } from "./use-shelf-writes";

type QuickAddProps = Pick<StatusButtonsProps, "look" | "className"> & {
  game: { id: number; name: string } & Release;
};

export function QuickAdd({ game, look, className }: QuickAddProps) {
  const { data: saved = null } = useQuery({
    ...statusesOptions(),
    select: (statuses) => statuses[game.id] ?? null,
  });
  const shown = useShownStatus(game.id, saved);
  const saving = useSaveStatus(game, saveFailure(saved));
  return (
    <>
      <StatusButtons
        game={game}
        look={look}
        className={className}
        status={shown.status}
        isPending={shown.isPending && !saving.isSaved}
        isDone={saving.isDone}
        onChoose={saving.save}
        moreItems={saved ? <ReviewItem game={game} /> : null}
      />
      <AddToListButton
        game={game}
        className={cn(
          "grid h-11 w-9 place-items-center rounded-[11px] bg-plate text-plate-ink [color-scheme:dark] hover:bg-[oklch(0.3_0.015_275)] view-list:bg-raised view-list:text-ink-2 view-list:[color-scheme:inherit] view-list:hover:bg-surface",
          className,
        )}
      />
    </>
  );
}
