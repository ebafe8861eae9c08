"use client";

import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";

export type ConfirmDialogProps = {
  title: string;
  text: string;
  /** What happens, on the button that lets it. */
  confirm: string;
  /** What stays as it is, on the button that has the focus. */
  cancel: string;
  onConfirm: () => void;
  onCancel: () => void;
};

/** Asks before something is lost. Loaded when it is needed. */
export function ConfirmDialog({ title, text, confirm, cancel, onConfirm, onCancel }: ConfirmDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onCancel()}>
      <DialogContent title={title} description={text} role="alertdialog">
        <div className="flex flex-wrap justify-end gap-3">
          <Button variant="ghost" className="!text-danger-text max-sm:grow" onClick={onConfirm}>
            {confirm}
          </Button>
          <Button autoFocus variant="primary" className="max-sm:grow" onClick={onCancel}>
            {cancel}
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
