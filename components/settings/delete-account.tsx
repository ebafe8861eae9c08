"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";

/** Opens the dialog that deletes the account. */
export function DeleteAccount({ disabled }: { disabled: boolean }) {
  const { dialog, opener, close } = useLazyDialog(() => import("./delete-account-dialog"));
  return (
    <>
      <Button variant="danger" disabled={disabled} {...opener}>
        <Icon name="trash-2" className="size-4" />
        Delete my account
      </Button>
      {dialog ? <dialog.DeleteAccountDialog onClose={close} /> : null}
    </>
  );
}
