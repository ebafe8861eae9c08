"use client";

import { useEffect, useEffectEvent } from "react";
import type { GameRef } from "@/components/collection/use-shelf-writes";
import { createStore, useStored } from "@/components/ui/create-store";
import { useLazy } from "@/components/ui/use-lazy";

const opened = createStore<GameRef>();
const importDialog = () => import("./play-log-dialog");

/** Opens the log of a game's plays. */
export const openPlayLog = ({ id, name }: GameRef) => opened.set({ id, name });

const closePlayLog = () => opened.set(null);

/** Fetches the dialog's script early. Errors are reported when it is opened. */
export function preloadPlayLog(): void {
  importDialog().catch(() => undefined);
}

/** Mount once on a screen that opens the log. */
export function PlayLogHost() {
  const game = useStored(opened);
  const [dialog, load] = useLazy(importDialog);
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (game) onOpen();
  }, [game]);
  useEffect(() => closePlayLog, []);
  if (!game || !dialog) return null;
  return <dialog.PlayLogDialog key={game.id} game={game} onClose={closePlayLog} />;
}
