"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

/** Opens the dialog that deletes the account. */
export function DeleteAccount({ disabled }: { disabled: boolean }) {
  const [dialog, loadDialog] = useLazy(() => import("./delete-account-dialog"));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="danger"
        disabled={disabled}
        aria-haspopup="dialog"
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => {
          loadDialog();
          setOpen(true);
        }}
      >
        <Icon name="trash-2" className="size-4" />
        Delete my account
      </Button>
      {dialog && isOpen ? <dialog.DeleteAccountDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}
