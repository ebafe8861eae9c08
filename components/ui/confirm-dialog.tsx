"use client";

import { useRef } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";

export type ConfirmDialogProps = {
  title: string;
  text: string;
  /** Label of the destructive button. */
  confirm: string;
  /** Label of the cancel button, which has the focus. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Confirms a destructive action. Loaded on demand. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  const cancelButton = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onClose={onCancel}>
      <DialogContent
        title={title}
        description={text}
        role="alertdialog"
        // Not autoFocus: a dialog below, which still traps the focus, would take it back.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          cancelButton.current?.focus();
        }}
      >
        <div className="flex flex-wrap justify-end gap-3">
          <Button
            variant="ghost"
            className="!text-danger-text max-sm:grow"
            onClick={() => dismissDialog(onConfirm)}
          >
            {confirm}
          </Button>
          <Button
            ref={cancelButton}
            variant="primary"
            className="max-sm:grow"
            onClick={() => dismissDialog(onCancel)}
          >
            {cancel}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
