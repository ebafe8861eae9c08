"use client";

import { Button } from "@/components/ui/button";
import { Icon } from "@/components/ui/icon";
import { useLazyDialog } from "@/components/ui/use-lazy-dialog";
import { listWidgetPath } from "@/lib/lists/path";

/** Opens the dialog with the list's embed code, which loads on hover or focus. */
export function EmbedListButton({ listId, title }: { listId: string; title: string }) {
  const { dialog, opener, close } = useLazyDialog(() => import("@/components/profile/embed-dialog"));
  return (
    <>
      <Button size="sm" {...opener}>
        <Icon name="code" className="size-4" />
        Embed
      </Button>
      {dialog ? (
        <dialog.EmbedDialog
          lang="en"
          widgetUrl={window.location.origin + listWidgetPath(listId)}
          title={title}
          onClose={close}
        />
      ) : null}
    </>
  );
}
