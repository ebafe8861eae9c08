"use client";

import { useEffect, useEffectEvent } from "react";
import { createStore, useStored } from "@/components/ui/create-store";
import { useLazy } from "@/components/ui/use-lazy";
import type { CollectionItem } from "@/lib/collection/schema";
import type { Release } from "@/lib/collection/status";

export type Editing = {
  item: CollectionItem;
  /** Undefined if the page does not know it: the shelf stores only the year. */
  release: Release | undefined;
};

const editing = createStore<Editing>();
const importDialog = () => import("./edit-dialog");

/** Opens the form of a game. It is not part of the card, which may move or disappear while the form is open. */
export function openEditor(item: CollectionItem, release?: Release): void {
  editing.set({ item, release });
}

const closeEditor = () => editing.set(null);

const useEditing = () => useStored(editing);

/** Fetches the form's script early. Errors are reported when the form is opened. */
export function preloadEditor(): void {
  importDialog().catch(() => undefined);
}

/** Mount once on a screen with edit buttons; the form and Radix load when the first one is pressed. */
export function EditorHost() {
  const current = useEditing();
  const [form, load] = useLazy(importDialog);
  const onOpen = useEffectEvent(load);
  useEffect(() => {
    if (current) onOpen();
  }, [current]);
  useEffect(() => closeEditor, []);
  if (!current || !form) return null;
  return <form.EditDialog key={current.item.game.id} editing={current} onClose={closeEditor} />;
}
