"use client";

import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { Dialog, DialogContent } from "@/components/ui/dialog";
import { useSession } from "@/lib/auth/queries";
import type { SessionUser } from "@/lib/auth/session";
import { forgetDraft, readDraft } from "./draft";
import { EditForm } from "./edit-form";
import type { Editing } from "./editor-store";

export type EditDialogProps = { editing: Editing; onClose: () => void };

/** Waits until it is known whose game it is: what the same person had typed before may be kept. */
export function EditDialog(props: EditDialogProps) {
  const { user, isLoading } = useSession();
  const [person, setPerson] = useState(user);
  if (!person && user) setPerson(user);
  return isLoading && !person ? null : <OpenDialog {...props} person={person} />;
}

type OpenDialogProps = EditDialogProps & { person: SessionUser | null };

function OpenDialog({ editing, person, onClose: close }: OpenDialogProps) {
  // What it was opened with: the card behind it already shows what is being saved.
  const [{ item, releaseDate, opener }] = useState(editing);
  const [draft] = useState(() => readDraft(person?.id, item.game.id));
  const [isDirty, setDirty] = useState(draft !== null);
  const [isAsking, setAsking] = useState(false);
  const onClose = () => {
    forgetDraft();
    close();
  };
  const askToClose = () => {
    if (isDirty) setAsking(true);
    else onClose();
  };
  useEffect(() => {
    if (person) forgetDraft(person.id);
  }, [person]);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isDirty]);

  return (
    <Dialog open onOpenChange={(open) => !open && (isAsking ? setAsking(false) : askToClose())}>
      <DialogContent
        title={item.game.name}
        place="sheet"
        // On a phone the first field would bring up its keyboard, or a status be chosen by mistake.
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          if (event.currentTarget instanceof HTMLElement) event.currentTarget.focus();
        }}
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
        }}
      >
        <div inert={isAsking}>
          <EditForm
            item={item}
            releaseDate={releaseDate}
            person={person}
            draft={draft}
            onDirtyChange={setDirty}
            onSaved={onClose}
            onCancel={askToClose}
          />
        </div>
        {isAsking ? <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={onClose} /> : null}
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
