"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { AccountForm } from "./account-form";
import { LibraryPanel } from "./library-panel";
import { useSteamImport } from "./use-steam-import";

export type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The import of a Steam library. What it knows lives above the dialog, which forgets everything when it closes. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const steam = useSteamImport(open);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent title="Import from Steam" place="tall" className="max-sm:p-4">
        <AccountForm steam={steam} />
        <LibraryPanel steam={steam} />
      </DialogContent>
    </Dialog>
  );
}
