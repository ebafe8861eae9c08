"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { withQueries } from "@/components/ui/query-provider";
import { AddGameSearch } from "./add-game-search";

type AddGameDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
};

export const AddGameDialog = withQueries(AddDialog);

function AddDialog({ open, onOpenChange }: AddGameDialogProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={close}>
      <DialogContent title="Add a game" place="tall">
        <AddGameSearch onClose={close} />
      </DialogContent>
    </Dialog>
  );
}
