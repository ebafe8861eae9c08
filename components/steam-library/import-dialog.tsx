"use client";

import { cn } from "@/components/ui/cn";
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
        place="sheet"
        className={cn(
          "max-sm:p-4",
          !steam.library.isIdle && "flex h-[calc(100svh-68px)] flex-col md:h-[min(640px,calc(91svh-24px))]",
        )}
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
