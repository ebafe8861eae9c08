"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { QueryProvider } from "@/components/ui/query-provider";
import { useBackCloses } from "@/components/ui/use-back-closes";
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
  const dismiss = useBackCloses(open, close);
  return (
    <Dialog open={open} onOpenChange={dismiss}>
      <DialogContent title="Add a game" place="tall">
        <QueryProvider>
          <AddGameSearch from={from} onClose={close} />
        </QueryProvider>
      </DialogContent>
    </Dialog>
  );
}
