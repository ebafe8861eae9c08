"use client";

import type { ButtonProps } from "@/components/ui/button";
import { ConfirmButton } from "@/components/ui/confirm-button";
import { plural } from "@/lib/format-count";

type UndoImportButtonProps = ButtonProps & {
  /** Games that the import has added and changed. */
  written: number;
  onUndo: () => void;
};

/** Asks first: what an import added is removed. */
export function UndoImportButton({ written, onUndo, ...props }: UndoImportButtonProps) {
  return (
    <ConfirmButton
      {...props}
      question={{
        title: "Undo this import?",
        text: `This import added or changed ${plural(written, "game")}. Games that it added are removed, and games that it changed get their old values back. All else that it added is removed too. What you have changed yourself since then stays.`,
        confirm: "Undo the import",
        cancel: "Keep it",
      }}
      onConfirm={onUndo}
    />
  );
}
