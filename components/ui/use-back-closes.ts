"use client";

import { useEffect, useEffectEvent } from "react";
import { addDialog, type CloseDialog } from "./back-closes";

/** Back closes the dialog while it is open. */
export function useBackCloses(open: boolean, close: CloseDialog): void {
  const onBack = useEffectEvent(close);
  useEffect(() => (open ? addDialog(() => onBack()) : undefined), [open]);
}
