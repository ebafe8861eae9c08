"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

export type RemoveButtonProps = { what: string; disabled: boolean; onRemove: () => void };

/** Removes a picture after a confirmation: the file cannot be restored. */
export function RemoveButton({ what, disabled, onRemove }: RemoveButtonProps) {
  const [dialog, loadDialog] = useLazy(() => import("@/components/ui/confirm-dialog"));
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        size="sm"
        aria-label={`Remove ${what}`}
        disabled={disabled}
        onPointerEnter={loadDialog}
        onFocus={loadDialog}
        onClick={() => {
          loadDialog();
          setAsking(true);
        }}
      >
        <Icon name="trash-2" className="size-4" />
        Remove
      </Button>
      {dialog && isAsking ? (
        <dialog.ConfirmDialog
          title={`Remove ${what}?`}
          text="The picture is deleted. You can upload another one at any time."
          confirm="Remove"
          cancel="Keep it"
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            onRemove();
          }}
        />
      ) : null}
    </>
  );
}
