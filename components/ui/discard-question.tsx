"use client";

import { useEffect, useState } from "react";
import { type CloseDialog, dismissDialog } from "./back-closes";
import { Button } from "./button";

/**
 * For a form in a dialog: once something was typed, closing asks first. `onClose` returns false where the dialog stays open.
 * @returns the dialog's `onClose`, and the question while it is asked: show it below the form, which is then inert
 */
export function useDiscardQuestion(isDirty: boolean, onClose: CloseDialog) {
  const [isAsking, setAsking] = useState(false);
  useEffect(() => {
    if (!isDirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", onUnload);
    return () => window.removeEventListener("beforeunload", onUnload);
  }, [isDirty]);
  const askToClose = () => {
    if (!isDirty) return onClose();
    setAsking(!isAsking);
    return false;
  };
  const discard = () => {
    setAsking(false);
    return onClose();
  };
  const question = isAsking ? (
    <DiscardQuestion onKeep={() => setAsking(false)} onDiscard={() => dismissDialog(discard)} />
  ) : null;
  return { askToClose, question };
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
