"use client";

import { SearchBox } from "@/components/games/search/search-box";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { GoToAnything } from "./go-to-anything";
import type { SheetProps } from "./sheet-buttons";

export function SearchSheet({ open, onOpenChange }: SheetProps) {
  const close = () => onOpenChange(false);
  return (
    <Dialog open={open} onClose={close}>
      <DialogContent title="Search games" hideTitle place="top" className="min-h-[50svh] pt-2.5!">
        <SearchBox variant="sheet" onChosen={close} className="[&>input]:max-w-[calc(100%-48px)]" />
        <GoToAnything onClose={close} />
      </DialogContent>
    </Dialog>
  );
}
