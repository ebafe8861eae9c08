"use client";

import { StatusDot } from "@/components/collection/status-dot";
import { Icon } from "@/components/ui/icon";
import type { CollectionItem } from "@/lib/collection/schema";
import { STATUS_LABELS } from "@/lib/collection/status";
import { focusNeighbour } from "./card-cells";
import { preloadCardMenu } from "./card-menu-host";
import { cardMenu } from "./card-menu-store";
import type { CardActions } from "./use-card-actions";

type CardBarProps = {
  item: CollectionItem;
  actions: CardActions;
  /** Renders all buttons, not only "More". A long shelf scrolls and changes faster if few cards have them. */
  isWhole: boolean;
};

/**
 * The buttons of a card: a bar and a cross on hover and focus, "More" alone without hover and on phones. "More" has
 * everything, so that it is the only tab stop.
 */
export function CardBar({ item, actions, isWhole }: CardBarProps) {
  const { game, status } = item;
  const { logTime, rate, remove, isPlayed } = actions;
  return (
    <div className="card-over" onPointerEnter={preloadCardMenu}>
      {/* "More" keeps its place when the other buttons come. */}
      <div className="card-bar" data-buttons={isPlayed ? 4 : 3}>
        {isWhole ? (
          <>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`${STATUS_LABELS[status]}: change status of ${game.name}`}
              data-tip={`${STATUS_LABELS[status]}: change status`}
              aria-haspopup="menu"
              onClick={({ currentTarget: button }) => cardMenu.set({ item, kind: "status", button })}
            >
              <StatusDot status={status} className="size-3" />
            </button>
            <button
              type="button"
              tabIndex={-1}
              aria-label={`Rate ${game.name}`}
              data-tip="Rate"
              onClick={rate}
            >
              <Icon name="star" className="size-[18px]" />
            </button>
            {isPlayed ? (
              <button
                type="button"
                tabIndex={-1}
                aria-label={`Log time of ${game.name}`}
                data-tip="Log time"
                onClick={logTime}
              >
                <Icon name="timer" className="size-[18px]" />
              </button>
            ) : null}
          </>
        ) : null}
        <button
          type="button"
          aria-label={`More for ${game.name}`}
          data-tip="More"
          aria-haspopup="menu"
          className="card-more"
          onFocus={preloadCardMenu}
          onClick={({ currentTarget: button }) => cardMenu.set({ item, kind: "more", button })}
        >
          <Icon name="ellipsis" className="size-[18px]" />
        </button>
      </div>
      {isWhole ? (
        <button
          type="button"
          tabIndex={-1}
          aria-label={`Remove ${game.name} from your collection`}
          data-tip="Remove from collection"
          className="card-cross"
          onClick={(event) => {
            // The second press of a double click would remove the next game, which has moved here.
            if (event.detail > 1) return;
            const button = event.currentTarget;
            void remove(() => focusNeighbour(button));
          }}
        >
          <Icon name="x" className="size-4" />
        </button>
      ) : null}
    </div>
  );
}
