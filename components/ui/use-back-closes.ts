"use client";

import { useEffect, useEffectEvent } from "react";

const WIDE = "(width >= 64rem)";

const isOnDialogEntry = () => Boolean(window.history.state?.dialog);

let replacesDialogEntry = false;

/** A page that is opened from a dialog replaces the dialog's history entry: Back from there leads to the page below it. */
function replaceDialogEntry() {
  if (replacesDialogEntry) return;
  replacesDialogEntry = true;
  const { history } = window;
  const pushState = history.pushState.bind(history);
  history.pushState = (...entry) =>
    isOnDialogEntry() ? history.replaceState(...entry) : pushState(...entry);
}

/**
 * On phones and tablets, Back closes the open dialog: it has a history entry of its own.
 * @param close for when a page is opened from the dialog, too
 * @returns closes the dialog and removes its entry
 */
export function useBackCloses(open: boolean, close: () => void): () => void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (!open || window.matchMedia(WIDE).matches) return;
    replaceDialogEntry();
    if (!isOnDialogEntry()) window.history.pushState({ dialog: true }, "");
    const onPopState = () => onBack();
    window.addEventListener("popstate", onPopState);
    return () => window.removeEventListener("popstate", onPopState);
  }, [open]);
  return () => {
    close();
    if (isOnDialogEntry()) window.history.back();
  };
}
