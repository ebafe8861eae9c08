"use client";

import { ConfirmDialog } from "@/components/ui/confirm-dialog";
import { plural } from "@/lib/format-count";

type UndoDialogProps = { written: number; onUndo: () => void; onCancel: () => void };

/** Confirms the undo of an import. Loaded on demand. */
export function UndoDialog({ written, onUndo, onCancel }: UndoDialogProps) {
  return (
    <ConfirmDialog
      title="Undo this import?"
      text={`This import added or changed ${plural(written, "game")}. Games that it added are removed, and games that it changed get their old values back. All else that it added is removed too. What you have changed yourself since then stays.`}
      confirm="Undo the import"
      cancel="Keep it"
      onConfirm={onUndo}
      onCancel={onCancel}
    />
  );
}
