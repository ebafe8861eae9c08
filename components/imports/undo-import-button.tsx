"use client";

import { useState } from "react";
import { Button, type ButtonProps } from "@/components/ui/button";
import { island } from "@/components/ui/island";
import { plural } from "@/lib/format-count";

const ConfirmDialog = island(() =>
  import("@/components/ui/confirm-dialog").then((module) => module.ConfirmDialog),
);

type UndoImportButtonProps = ButtonProps & {
  /** Games that the import has added and changed. */
  written: number;
  onUndo: () => void;
};

/** Asks first: what an import added is removed. */
export function UndoImportButton({ written, onUndo, ...props }: UndoImportButtonProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button {...props} onClick={() => setAsking(true)} />
      {isAsking ? (
        <ConfirmDialog
          title="Undo this import?"
          text={`This import added or changed ${plural(written, "game")}. Games that it added are removed, and games that it changed get their old values back. All else that it added is removed too. What you have changed yourself since then stays.`}
          confirm="Undo the import"
          cancel="Keep it"
          onConfirm={() => {
            setAsking(false);
            onUndo();
          }}
          onCancel={() => setAsking(false)}
        />
      ) : null}
    </>
  );
}
