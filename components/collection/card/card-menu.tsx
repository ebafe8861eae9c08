"use client";

import { type ReactNode, useState } from "react";
import { createPortal } from "react-dom";
import { AddToListDialog } from "@/components/collection/add-to-list/add-to-list-dialog";
import { useReleaseNote } from "@/components/collection/edit/use-release-note";
import { RatingInput } from "@/components/collection/rating/rating-input";
import { useReviewItem } from "@/components/collection/rating/use-review-item";
import { StatusDot } from "@/components/collection/status-dot";
import { StatusItems } from "@/components/collection/status-items";
import { useFavourite } from "@/components/collection/use-favourite";
import { useEditItem } from "@/components/collection/use-shelf-writes";
import { GameCover } from "@/components/games/game-cover";
import { dismissDialog } from "@/components/ui/back-closes";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { Icon } from "@/components/ui/icon";
import { MenuAnchor, MenuItem, MenuLabel, MenuOrSheet, MenuSeparator } from "@/components/ui/menu-or-sheet";
import { useMedia } from "@/components/ui/use-media";
import { hoursOf } from "@/lib/collection/hours";
import { MORE_STATUSES, STATUS_LABELS } from "@/lib/collection/status";
import { shortHours } from "@/lib/format-count";
import { ratingText } from "@/lib/stars";
import { focusNeighbour } from "./card-cells";
import { type CardMenuState, cardMenu } from "./card-menu-store";
import { useCardActions } from "./use-card-actions";

/** There, a sheet takes the place of the menu. */
const SHEET = "(hover: none), (width < 48rem)";

const SHEET_STATUSES = ["playing", "completed", "want", ...MORE_STATUSES] as const;

type CardMenuProps = CardMenuState & { onClose: () => void };

export function CardMenu(props: CardMenuProps) {
  const isSheet = useMedia(SHEET);
  if (props.kind === "lists") return <AddToListDialog game={props.item.game} onClose={props.onClose} />;
  return isSheet && props.kind === "more" ? <CardSheet {...props} /> : <CardPopover {...props} />;
}

function CardPopover({ item, kind, button, onClose }: CardMenuProps) {
  const { save, remove, actions, editAction } = useCardActions(item);
  const favourite = useFavourite(item.game);
  const review = useReviewItem(item.game);
  const note = useReleaseNote(item, undefined);
  const onOpenChange = (open: boolean) => {
    // An action may have opened another one.
    if (!open && cardMenu.get()?.kind === kind) onClose();
  };
  const trigger = <MenuAnchor onFocus={() => button.focus()} />;
  if (kind === "status") {
    return createPortal(
      <MenuOrSheet open onOpenChange={onOpenChange} label="Status" align="start" trigger={trigger}>
        <StatusItems status={item.status} note={note} onChoose={save} />
      </MenuOrSheet>,
      button,
    );
  }
  return createPortal(
    <MenuOrSheet
      open
      onOpenChange={onOpenChange}
      label={`Actions for ${item.game.name}`}
      className="w-64"
      trigger={trigger}
    >
      <MenuLabel>{item.game.name}</MenuLabel>
      {actions.map(({ icon, label, keyName, onSelect }) => (
        <MenuItem key={label} icon={icon} hint={keyName} onSelect={onSelect}>
          {label}
        </MenuItem>
      ))}
      <MenuItem icon={review.icon} onSelect={review.onSelect}>
        {review.label}
      </MenuItem>
      <MenuItem icon="list-plus" onSelect={() => cardMenu.set({ item, kind: "lists", button })}>
        Add to a list
      </MenuItem>
      <MenuItem icon={favourite.icon} onSelect={favourite.onSelect}>
        {favourite.label}
      </MenuItem>
      <MenuItem icon={editAction.icon} hint={editAction.keyName} onSelect={editAction.onSelect}>
        {editAction.label}
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon="trash-2" tone="danger" onSelect={() => void remove(() => focusNeighbour(button))}>
        Remove from collection
      </MenuItem>
    </MenuOrSheet>,
    button,
  );
}

function CardSheet({ item, button, onClose }: CardMenuProps) {
  const { game, status } = item;
  const { save, logTime, remove, editAction, isOut } = useCardActions(item);
  const favourite = useFavourite(game);
  const review = useReviewItem(game);
  const note = useReleaseNote(item, undefined);
  const hours = hoursOf(item)?.hours;
  const closeThen = (act: () => void) =>
    dismissDialog(() => {
      onClose();
      act();
    });
  return (
    <Dialog open onClose={onClose}>
      <DialogContent
        title={game.name}
        hideTitle
        place="sheet"
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          button.focus({ preventScroll: true });
        }}
      >
        <div className="flex items-center gap-3.5 pr-10">
          <div className="w-[54px] shrink-0">
            <GameCover name={game.name} coverUrl={game.coverUrl} sizes="54px" />
          </div>
          <div className="min-w-0">
            <p aria-hidden="true" className="truncate font-semibold text-[16px]">
              {game.name}
            </p>
            <p className="text-[14px] text-ink-3 tabular-nums">
              {[STATUS_LABELS[status], hours ? shortHours(hours) : null].filter(Boolean).join(" · ")}
            </p>
          </div>
        </div>
        <fieldset className="mt-[18px] grid grid-cols-3 gap-2 max-[389px]:grid-cols-[auto_auto_auto]">
          <legend className="sr-only">Status</legend>
          {SHEET_STATUSES.map((choice) => (
            <button
              key={choice}
              type="button"
              aria-pressed={choice === status}
              disabled={note !== null && choice !== "want"}
              onClick={() => closeThen(() => save(choice))}
              className="flex h-11 items-center justify-center gap-[7px] whitespace-nowrap rounded-xl border border-line font-medium text-[14px] text-ink-2 disabled:opacity-45 aria-pressed:border-line-strong aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-ink max-[359px]:text-[13px]"
            >
              <StatusDot status={choice} className="size-2" />
              {STATUS_LABELS[choice]}
            </button>
          ))}
        </fieldset>
        <div className="mt-1 flex h-16 items-center justify-between border-line border-b text-[16px]">
          <span aria-hidden="true" className="whitespace-nowrap">
            Your rating
          </span>
          <span className="flex items-center gap-3">
            <RatingRow item={item} />
          </span>
        </div>
        <div className="grid pt-1">
          {isOut ? (
            <SheetRow icon="timer" onClick={() => closeThen(logTime)}>
              Log time
            </SheetRow>
          ) : null}
          <SheetRow icon={review.icon} onClick={() => closeThen(review.onSelect)}>
            {review.label}
          </SheetRow>
          <SheetRow
            icon="list-plus"
            onClick={() => closeThen(() => cardMenu.set({ item, kind: "lists", button }))}
          >
            Add to a list
          </SheetRow>
          <SheetRow icon={favourite.icon} onClick={() => closeThen(favourite.onSelect)}>
            {favourite.label}
          </SheetRow>
          <SheetRow icon={editAction.icon} onClick={() => closeThen(editAction.onSelect)}>
            {editAction.label}
          </SheetRow>
          <hr className="my-1 border-line" />
          <SheetRow
            icon="trash-2"
            isDanger
            onClick={() => closeThen(() => void remove(() => focusNeighbour(button)))}
          >
            Remove from collection
          </SheetRow>
        </div>
      </DialogContent>
    </Dialog>
  );
}

/** Acts at once. */
function RatingRow({ item: { game, rating: saved } }: { item: CardMenuState["item"] }) {
  const [rating, setRating] = useState(saved);
  const editing = useEditItem(game);
  return (
    <RatingInput
      value={rating}
      onChange={(next) => {
        setRating(next);
        editing.mutate({ gameIds: [game.id], edits: { rating: next } });
      }}
      className="h-[30px]"
    >
      {(shown) => (
        <span aria-hidden="true" className="min-w-10 text-right font-semibold tabular-nums">
          {shown === null ? "" : ratingText(shown)}
        </span>
      )}
    </RatingInput>
  );
}

type SheetRowProps = {
  icon: Parameters<typeof Icon>[0]["name"];
  isDanger?: boolean;
  onClick: () => void;
  children: ReactNode;
};

function SheetRow({ icon, isDanger, onClick, children }: SheetRowProps) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`flex min-h-12 items-center gap-3.5 text-left text-[16px] ${isDanger ? "text-danger-text" : ""}`}
    >
      <Icon name={icon} className={`size-[21px] ${isDanger ? "" : "text-ink-3"}`} />
      {children}
    </button>
  );
}
