"use client";

import { Icon } from "@/components/ui/icon";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

type AddToListButtonProps = { game: { id: number; name: string }; className: string };

/** For signed-in users. The dialog loads on hover or focus. */
export function AddToListButton({ game, className }: AddToListButtonProps) {
  const { dialog, opener, close } = useLazyDialog(() => import("./add-to-list-dialog"));
  return (
    <>
      <button
        type="button"
        aria-label={`Add ${game.name} to a list`}
        data-tip="Add to a list"
        {...opener}
        className={className}
      >
        <Icon name="list-plus" className="size-[18px]" />
      </button>
      {dialog ? <dialog.AddToListDialog game={game} onClose={close} /> : null}
    </>
  );
}
