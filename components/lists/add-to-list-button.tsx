"use client";

import { useState } from "react";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

export type AddToListButtonProps = {
  game: { id: number; name: string };
  className: string;
  iconClassName?: string;
};

/** For signed-in users. The dialog loads on hover or focus. */
export function AddToListButton({ game, className, iconClassName = "size-[18px]" }: AddToListButtonProps) {
  const [dialog, load] = useLazy(() => import("./add-to-list-dialog"));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        aria-label={`Add ${game.name} to a list`}
        aria-haspopup="dialog"
        data-tip="Add to a list"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
        className={className}
      >
        <Icon name="list-plus" className={iconClassName} />
      </button>
      {dialog && isOpen ? <dialog.AddToListDialog game={game} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
