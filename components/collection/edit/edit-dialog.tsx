"use client";

import { useEffect, useState } from "react";
import { dismissDialog } from "@/components/ui/back-closes";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useLazy } from "@/components/ui/use-lazy";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import type { Copy } from "@/lib/collection/copy-schema";
import { deleteDraft, readDraft } from "./draft";
import { EditForm } from "./edit-form";
import type { Editing } from "./editor";

export type EditDialogProps = { editing: Editing; onClose: () => void };

/** Waits for the session, since the user may have left a draft. */
export function EditDialog(props: EditDialogProps) {
  const { user, isLoading } = useSession();
  const [owner, setOwner] = useState(user);
  if (!owner && user) setOwner(user);
  return isLoading && !owner ? null : <OpenDialog {...props} owner={owner} />;
}

type OpenDialogProps = EditDialogProps & { owner: SessionUser | null };

function OpenDialog({ editing, owner, onClose: close }: OpenDialogProps) {
  // As of opening: the card already shows what is being saved.
  const [{ item, release, opener }] = useState(editing);
  const [draft] = useState(() => readDraft(owner?.id, item.game.id));
  const [isDirty, setDirty] = useState(draft !== null);
  const [isAsking, setAsking] = useState(false);
  const onClose = () => {
    deleteDraft();
    close();
  };
  // Replaces the form while it is open.
  const [copy, setCopy] = useState<Copy | "new" | null>(null);
  const [copyForm, loadCopyForm] = useLazy(() => import("@/components/collection/copies/copy-form"));
  const askToClose = () => {
    if (copy) {
      setCopy(null);
      return false;
    }
    if (!isDirty) return onClose();
    setAsking(!isAsking);
    return false;
  };
  useEffect(() => {
    if (owner) deleteDraft(owner.id);
  }, [owner]);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isDirty]);

  return (
    <Dialog open onClose={askToClose}>
      <DialogContent
        title={copy ? (copy === "new" ? "Add a copy" : "Change this copy") : item.game.name}
        description={copy ? item.game.name : undefined}
        place="sheet"
        onEscapeKeyDown={(event) => {
          // Escape closes an open list of suggestions first.
          if (document.activeElement?.matches("[role=combobox][aria-expanded=true]")) event.preventDefault();
        }}
        // Focusing the first field would open the keyboard on phones.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        }}
      >
        {copy && copyForm ? (
          <copyForm.CopyForm
            item={item}
            copy={copy === "new" ? null : copy}
            onDone={() => dismissDialog(askToClose)}
          />
        ) : null}
        <div inert={isAsking} hidden={copy !== null && copyForm !== null}>
          <EditForm
            item={item}
            release={release}
            owner={owner}
            draft={draft}
            onDirtyChange={setDirty}
            onSaved={() => dismissDialog(onClose)}
            onCancel={() => dismissDialog(askToClose)}
            onEditCopy={(edited) => {
              loadCopyForm();
              setCopy(edited);
            }}
          />
        </div>
        {isAsking ? (
          <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => dismissDialog(onClose)} />
        ) : null}
      </DialogContent>
    </Dialog>
  );
}

function DiscardQuestion({ onKeep, onDiscard }: { onKeep: () => void; onDiscard: () => void }) {
  return (
    <div
      role="alertdialog"
      aria-labelledby="discard-title"
      aria-describedby="discard-text"
      className="sticky -bottom-5 -mx-5 mt-5 -mb-5 animate-rise-in border-line border-t bg-raised p-5"
    >
      <p id="discard-title" className="font-semibold">
        Discard your changes?
      </p>
      <p id="discard-text" className="mt-0.5 text-[14px] text-ink-2">
        What you changed is not saved yet.
      </p>
      <div className="mt-4 flex justify-end gap-3">
        <Button variant="ghost" className="text-danger-text" onClick={onDiscard}>
          Discard
        </Button>
        <Button autoFocus variant="primary" onClick={onKeep}>
          Keep editing
        </Button>
      </div>
    </div>
  );
}
