"use client";

import { lazy, Suspense, useEffect } from "react";
import { closeEditor, useEditing } from "./editor-store";

const importDialog = () => import("./edit-dialog");
const EditDialog = lazy(() => importDialog().then((module) => ({ default: module.EditDialog })));

/** Fetches the form before it is asked for; asking twice is free. */
export function preloadEditor(): void {
  void importDialog();
}

/** Stands once on a screen from which games can be edited. The form and Radix arrive with the first one. */
export function EditorHost() {
  const editing = useEditing();
  useEffect(() => closeEditor, []);
  if (!editing) return null;
  return (
    <Suspense fallback={null}>
      <EditDialog key={editing.item.game.id} editing={editing} onClose={closeEditor} />
    </Suspense>
  );
}
