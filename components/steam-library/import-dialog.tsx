"use client";

import { Dialog, DialogContent } from "@/components/ui/dialog";
import { LoadFailed } from "@/components/ui/load-failed";
import { useSession } from "@/lib/auth/queries";
import { AccountForm } from "./account-form";
import { AccountLine } from "./account-line";
import { LibraryPanel } from "./library-panel";
import { useSteamImport } from "./use-steam-import";

type ImportDialogProps = { open: boolean; onClose: () => void };

/** The Steam import: first the account, then its library. Its state is in a parent, because the dialog unmounts when closed. */
export function ImportDialog({ open, onClose }: ImportDialogProps) {
  const steam = useSteamImport(open);
  const { user } = useSession();
  return (
    <Dialog open={open} onClose={onClose}>
      <DialogContent
        title="Import from Steam"
        place={steam.library.isIdle ? "sheet" : "tall"}
        className="max-sm:p-4"
      >
        {user ? (
          <>
            {steam.isChoosing ? <AccountForm steam={steam} /> : <AccountLine steam={steam} />}
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
    <LoadFailed
      className="mt-4"
      text="Your account can't be reached right now."
      isRetrying={isFetching}
      onRetry={retry}
    />
  );
}
