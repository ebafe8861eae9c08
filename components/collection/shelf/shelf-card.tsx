"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Suspense } from "react";
import { openEditor, preloadEditor } from "@/components/collection/edit/editor";
import { CardCheckbox } from "@/components/collection/select/card-checkbox";
import { useIsSelected } from "@/components/collection/select/selection-store";
import { useRemoveGame } from "@/components/collection/use-shelf-writes";
import { GameCard } from "@/components/games/game-card";
import { RatingBadge } from "@/components/games/rating-badge";
import { AddToListButton } from "@/components/lists/add-to-list-button";
import { cn } from "@/components/ui/cn";
import { Icon } from "@/components/ui/icon";
import { lazyPart } from "@/components/ui/lazy-part";
import type { CollectionItem } from "@/lib/collection/schema";
import { isReleased, STATUS_LABELS } from "@/lib/collection/status";
import { ShelfFacts } from "./shelf-facts";

const CardTags = lazyPart(() => import("./card-tags").then((module) => module.CardTags));

const importPress = () => import("@/components/collection/plays/use-press");
const preloadPress = () => void importPress().catch(() => undefined);

const COVER_SIZES = "(min-width: 1280px) 168px, (min-width: 1024px) 16vw, (min-width: 768px) 19vw, 31vw";

/** At the top of the cover, since most titles are at its bottom; its middle opens the game. Always visible on touch screens. */
const BUTTON_CLASSES =
  "card-button absolute top-1 z-[3] grid size-7 place-items-center rounded-full bg-plate text-plate-ink opacity-0 after:absolute after:-inset-x-0.5 after:-inset-y-2 md:size-8 transition-opacity duration-150 focus-visible:opacity-100 view-list:top-1/2 view-list:left-auto view-list:size-8 view-list:-translate-y-1/2 view-list:bg-raised view-list:text-ink-2 view-list:opacity-100 [@media(hover:none)]:opacity-100";

export type ShelfCardProps = {
  item: CollectionItem;
  /** A play of it is open. */
  isOpen: boolean;
  priority?: boolean;
};

/** In the tooltip, which is where grid view has room for them. */
const MAX_TIP_TAGS = 5;

/** A game on the shelf: its cover in grid view, all details in list view. */
export function ShelfCard({ item, isOpen, priority }: ShelfCardProps) {
  const { game, status, tags } = item;
  const { remove } = useRemoveGame(game);
  const queryClient = useQueryClient();
  const isSelected = useIsSelected(game.id);
  const isSelecting = isSelected !== null;
  // Only released games have another status.
  const isOut = (status !== "want" && status !== "imported") || isReleased(game.releaseDate, Date.now());
  const canStart = isOut && !(status === "playing" && isOpen);
  const tip = [game.name, STATUS_LABELS[status], ...tags.slice(0, MAX_TIP_TAGS).map(({ name }) => name)];
  const details = [game.releaseDate?.slice(0, 4), ...game.genres.map(({ name }) => name)].filter(Boolean);
  return (
    <GameCard
      game={game}
      sizes={COVER_SIZES}
      priority={priority}
      isInert={isSelecting}
      tip={tip.join(" · ")}
      details={details.join(" · ")}
      facts={<ShelfFacts item={item} />}
      aside={<RatingBadge rating={game.rating} className="list-only" />}
    >
      {tags.length > 0 ? (
        <Suspense>
          <CardTags tags={tags} inert={isSelecting} />
        </Suspense>
      ) : null}
      {isSelecting ? (
        <CardCheckbox game={game} isSelected={isSelected} />
      ) : (
        <>
          <button
            type="button"
            aria-label={`Edit your entry for ${game.name}`}
            data-tip="Edit"
            onPointerEnter={preloadEditor}
            onFocus={preloadEditor}
            onClick={() => openEditor(item)}
            className={cn(
              BUTTON_CLASSES,
              "left-1 hover:bg-raised hover:text-ink view-list:right-14 max-sm:view-list:top-[29%] max-sm:view-list:right-12",
            )}
          >
            <Icon name="pencil" className="size-3.5 md:size-[15px]" />
          </button>
          <button
            type="button"
            aria-label={`Remove ${game.name} from your collection`}
            data-tip="Remove from collection"
            onClick={(event) => {
              // The second press of a double click would remove the next game, which has moved here.
              if (event.detail > 1) return;
              const button = event.currentTarget;
              void remove(() => focusNeighbour(button));
            }}
            className={cn(
              BUTTON_CLASSES,
              "left-9 hover:bg-danger md:left-[38px] hover:text-lamp-ink view-list:right-4 max-sm:view-list:top-[29%] max-sm:view-list:right-3",
            )}
          >
            <Icon name="x" className="size-[15px] md:size-4" />
          </button>
          <AddToListButton
            game={game}
            className={cn(
              BUTTON_CLASSES,
              "top-9 left-1 after:-bottom-1 hover:bg-raised hover:text-ink md:top-[38px] view-list:right-24 max-sm:view-list:top-[71%] max-sm:view-list:right-3",
            )}
            iconClassName="size-3.5 md:size-[15px]"
          />
          {canStart ? (
            <button
              type="button"
              aria-label={`Start a play of ${game.name}`}
              data-tip="Start playing"
              onPointerEnter={preloadPress}
              onFocus={preloadPress}
              onClick={() => void importPress().then(({ startPlay }) => startPlay(queryClient, game))}
              className={cn(
                BUTTON_CLASSES,
                "top-9 right-1 after:-bottom-1 hover:bg-raised hover:text-ink md:top-[38px] view-list:right-34 max-sm:view-list:top-[71%] max-sm:view-list:right-12",
              )}
            >
              <Icon name="play" className="size-3.5 md:size-[15px]" />
            </button>
          ) : null}
        </>
      )}
    </GameCard>
  );
}

/** The card disappears at once; the focus moves to its neighbour. */
function focusNeighbour(button: HTMLElement) {
  const card = button.closest("li");
  const neighbour = card?.nextElementSibling ?? card?.previousElementSibling;
  neighbour?.querySelector("a")?.focus();
}
