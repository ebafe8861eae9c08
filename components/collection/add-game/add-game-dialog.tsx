"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { AddGameSearch } from "./add-game-search";

/** Where the overlay was opened. From browse, adding a game leads to the landing page. */
export type AddGameOrigin = "browse" | "collection";

export type AddGameDialogProps = {
  from: AddGameOrigin;
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export function AddGameDialog({ from, open, onOpenChange }: AddGameDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={close}>
      <DialogContent title="Add a game" place="tall">
        <AddGameSearch from={from} onClose={close} />
      </DialogContent>
    </Dialog>
  );
}
