import { useEffect } from "react";
import { createStore, useStored } from "./create-store";

const opened = createStore<true>();

/** While a form is mounted that reports the end of a session itself, so that its text is not lost by a redirect. */
export function useOpenForm(): void {
  useEffect(() => {
    opened.set(true);
    return () => opened.set(null);
  }, []);
}

export const useHasOpenForm = () => useStored(opened) !== null;
