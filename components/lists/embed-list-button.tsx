"use client";

import { useState } from "react";
import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazy } from "@/components/ui/use-lazy";

/** Opens the dialog with the list's embed code, which loads on hover or focus. */
export function EmbedListButton({ listId, title }: { listId: string; title: string }) {
  const [dialog, load] = useLazy(() => import("./embed-list-dialog"));
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        size="sm"
        aria-haspopup="dialog"
        onPointerEnter={load}
        onFocus={load}
        onClick={() => {
          load();
          setOpen(true);
        }}
      >
        <Icon name="code" className="size-4" />
        Embed
      </Button>
      {dialog && isOpen ? (
        <dialog.EmbedListDialog listId={listId} title={title} onClose={() => setOpen(false)} />
      ) : null}
    </>
  );
}
