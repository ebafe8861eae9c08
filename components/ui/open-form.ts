import { useEffect } from "react";
import { createStore, useStored } from "./create-store";

/** Several forms can be open at once: a play in the edit dialog. */
const opened = createStore<number>();

/** @returns the function that closes it */
export function openForm(): () => void {
  opened.set((opened.get() ?? 0) + 1);
  return () => opened.set((opened.get() ?? 0) - 1);
}

export const hasOpenForm = () => (opened.get() ?? 0) > 0;

/** While a form is mounted that reports the end of a session itself, so that its text is not lost by a redirect. */
export function useOpenForm(): void {
  useEffect(openForm, []);
}

export const useHasOpenForm = () => (useStored(opened) ?? 0) > 0;
