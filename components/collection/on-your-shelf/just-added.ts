import { useEffect } from "react";
import { createStore, useStored } from "@/components/ui/create-store";

const LIT_MS = 2000;

/** The id of the game that was added on the way to the landing page. */
export const justAdded = createStore<number>();

/** Ends two seconds after the game is shown. */
export function useJustAdded(isShown: boolean): number | null {
  const id = useStored(justAdded);
  useEffect(() => {
    if (!isShown || id === null) return;
    const timer = setTimeout(() => justAdded.set(null), LIT_MS);
    return () => clearTimeout(timer);
  }, [isShown, id]);
  return id;
}
