"use client";

import { useEffect, useEffectEvent } from "react";
import { useLazy } from "@/components/ui/use-lazy";
import { closeEditor, useEditing } from "./editor-store";

const importDialog = () => import("./edit-dialog");

/** Fetches the form before it is asked for; asking twice is free, and that it failed is told to who asks for the form. */
export function preloadEditor(): void {
  importDialog().catch(() => undefined);
}

/** Stands once on a screen from which games can be edited. The form and Radix arrive with the first one. */
export function EditorHost() {
  const editing = useEditing();
  const [form, load] = useLazy(importDialog);
  const onAsked = useEffectEvent(load);
  useEffect(() => {
    if (editing) onAsked();
  }, [editing]);
  useEffect(() => closeEditor, []);
  if (!editing || !form) return null;
  return <form.EditDialog key={editing.item.game.id} editing={editing} onClose={closeEditor} />;
}
