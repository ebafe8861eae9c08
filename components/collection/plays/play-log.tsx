"use client";

import { useEffect, useEffectEvent } from "react";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { createStore, useStored } from "@/components/ui/create-store";
import { useLazy } from "@/components/ui/use-lazy";
import type { Play } from "@/lib/collection/play-schema";

type OpenedLog = {
  game: GameRef;
  /** Shown in its form; without one, all plays. */
  play: Play | null;
};
const opened = createStore<OpenedLog>();
const importDialog = () => import("./play-log-dialog");

/** Opens the log of a game's plays, or one of them. */
export const openPlayLog = ({ id, name }: GameRef, play: Play | null = null) =>
  opened.set({ game: { id, name }, play });

const closePlayLog = () => opened.set(null);

/** Fetches the dialog's script early. Errors are reported when it is opened. */
export function preloadPlayLog(): void {
  importDialog().catch(() => undefined);
}

/** Mount once on a screen that opens the log. */
export function PlayLogHost() {
  const log = useStored(opened);
  const [dialog, load] = useLazy(importDialog);
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (log) onOpen();
  }, [log]);
  useEffect(() => closePlayLog, []);
  if (!log || !dialog) return null;
  return <dialog.PlayLogDialog key={log.game.id} {...log} onClose={closePlayLog} />;
}
