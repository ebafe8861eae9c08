"use client";

import { type KeyboardEvent, useRef, useState } from "react";
import { CardBar } from "@/components/collection/card/card-bar";
import { focusNeighbour } from "@/components/collection/card/card-cells";
import { cardMenu } from "@/components/collection/card/card-menu-store";
import { useCardActions } from "@/components/collection/card/use-card-actions";
import { useLongPress } from "@/components/collection/card/use-long-press";
import { CardCheckbox } from "@/components/collection/select/card-checkbox";
import { useIsSelected } from "@/components/collection/select/selection-store";
import { TagList } from "@/components/collection/tags/tag-list";
import { GameCard } from "@/components/games/game-card";
import { RatingBadge } from "@/components/games/rating-badge";
import type { CollectionItem } from "@/lib/collection/schema";
import { STATUS_LABELS } from "@/lib/collection/status";
import { ShelfFacts } from "./shelf-facts";

const COVER_SIZES = "(min-width: 1280px) 164px, (min-width: 1024px) 16vw, (min-width: 768px) 19vw, 31vw";

/** In the tooltip, which is where grid view has room for them. */
const MAX_TIP_TAGS = 5;

type ShelfCardProps = { item: CollectionItem; priority?: boolean };

/** A game on the shelf, with all that can be done with it. */
export function ShelfCard({ item, priority }: ShelfCardProps) {
  const { game, status, tags } = item;
  const isSelected = useIsSelected(game.id);
  const isSelecting = isSelected !== null;
  const actions = useCardActions(item);
  const card = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  const onNear = () => setNear(true);
  const openMenu = () => {
    const button = card.current?.querySelector<HTMLElement>(".card-more");
    if (button) cardMenu.set({ item, kind: "more", button });
  };
  const longPress = useLongPress(openMenu);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, target, currentTarget } = event;
    // Keys of a menu bubble through React's tree, not the document's.
    if (event.ctrlKey || event.metaKey || event.altKey || !currentTarget.contains(target as Node)) return;
    const act = {
      m: openMenu,
      l: actions.logTime,
      f: actions.isOut ? actions.finish : undefined,
      r: actions.rate,
      e: actions.edit,
      delete: () => void actions.remove(() => focusNeighbour(currentTarget)),
    }[key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  };
  const tip = [game.name, STATUS_LABELS[status], ...tags.slice(0, MAX_TIP_TAGS).map(({ name }) => name)];
  const details = [game.releaseDate?.slice(0, 4), ...game.genres.map(({ name }) => name)].filter(Boolean);
  return (
    <GameCard
      ref={card}
      game={game}
      sizes={COVER_SIZES}
      priority={priority}
      isInert={isSelecting}
      onPointerEnter={onNear}
      onFocus={onNear}
      tip={tip.join(" · ")}
      details={details.join(" · ")}
      facts={<ShelfFacts item={item} />}
      aside={
        <span className="list-only max-md:hidden">
          <RatingBadge rating={game.rating} />
        </span>
      }
      {...(isSelecting ? null : { ...longPress, onKeyDown })}
    >
      {tags.length > 0 ? (
        <div className="card-tags">
          <TagList tags={tags} inert={isSelecting} />
        </div>
      ) : null}
      {isSelecting ? (
        <CardCheckbox game={game} isSelected={isSelected} />
      ) : (
        <CardBar item={item} actions={actions} isWhole={isNear} />
      )}
    </GameCard>
  );
}
