import { useCallback, useState } from "react";

/** Less than a line, and more than a spoiler's touch area overflows. */
const SLACK_PX = 12;

/** @returns the ref of a clamped element, and whether it has more lines than it shows */
export function useIsCut(): [(element: HTMLElement | null) => (() => void) | undefined, boolean] {
  const [isCut, setCut] = useState(false);
  const ref = useCallback((element: HTMLElement | null) => {
    if (!element) return undefined;
    const observer = new ResizeObserver(() => setCut(element.scrollHeight - element.clientHeight > SLACK_PX));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [ref, isCut];
}
