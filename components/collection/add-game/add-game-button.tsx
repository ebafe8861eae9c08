"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

/** Opens the Add Game overlay, which loads on hover or focus. `isShort`: on phones it says "Add". */
export function AddGameButton({ isShort = false }: { isShort?: boolean }) {
  const [dialog, loadDialog] = useLazy(() => import("./add-game-dialog"));
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="primary"
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => {
          loadDialog();
          setOpen(true);
        }}
      >
        <Icon name="plus" className="size-[18px]" />
        <span>
          Add<span className={isShort ? "max-sm:sr-only" : undefined}> game</span>
        </span>
      </Button>
      {dialog ? <dialog.AddGameDialog open={open} onOpenChange={setOpen} /> : null}
    </>
  );
}

/** For an empty shelf, whose button goes with the first added game: the overlay of the site stays open. */
export function AddFirstGameButton() {
  return (
    <Button variant="primary" aria-haspopup="dialog" data-opens="add-game">
      <Icon name="plus" className="size-[18px]" />
      Add game
    </Button>
  );
}
