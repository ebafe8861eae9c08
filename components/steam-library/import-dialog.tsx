"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useSession } from "@/lib/auth/queries";
import { AccountForm } from "./account-form";
import { LibraryPanel } from "./library-panel";
import { useSteamImport } from "./use-steam-import";

export type ImportDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

/** The Steam import. Its state is in a parent, because the dialog unmounts when closed. */
export function ImportDialog({ open, onOpenChange }: ImportDialogProps) {
  const steam = useSteamImport(open);
  const { user } = useSession();
  return (
    <Dialog open={open} onClose={() => onOpenChange(false)}>
      <DialogContent title="Import from Steam" place="tall" className="max-sm:p-4">
        {user ? (
          <>
            <AccountForm steam={steam} />
            <LibraryPanel steam={steam} />
          </>
        ) : (
          <AccountAway />
        )}
      </DialogContent>
    </Dialog>
  );
}

function AccountAway() {
  const { isFetching, retry } = useSession();
  return (
    <div role="alert" className="grid flex-1 content-center justify-items-center gap-4 pb-6 text-center">
      <p className="text-ink-2">Your account can't be reached right now.</p>
      <Button pending={isFetching} onClick={retry}>
        Try again
      </Button>
    </div>
  );
}
