import { useCallback, useState } from "react";

/** @returns the ref of a clamped element, and whether it has more lines than it shows */
export function useIsCut(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight > element.clientHeight + 1));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isCut];
}
