const TOOLTIP_DELAY_MS = 700;
/** For so long after one was seen the next one opens without the delay. */
const TOOLTIP_SKIP_DELAY_MS = 300;

export type TooltipTiming<Target> = {
  /** The pointer is over something that has a tooltip. */
  point: (target: Target) => void;
  /** The keyboard has come to it: nobody waits for the words. */
  focus: (target: Target) => void;
  /** Neither is there any more. */
  leave: () => void;
  /** It was pressed, or Escape was: it says nothing until the pointer has been elsewhere. */
  dismiss: (target: Target | null) => void;
};

/** Decides when a tooltip is seen; one at a time. `show` and `hide` make it so. */
export function createTooltipTiming<Target>(
  show: (target: Target) => void,
  hide: () => void,
): TooltipTiming<Target> {
  let shown: Target | null = null;
  let awaited: Target | null = null;
  let dismissed: Target | null = null;
  let hiddenAt = Number.NEGATIVE_INFINITY;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const close = () => {
    clearTimeout(timer);
    awaited = null;
    if (shown === null) return;
    shown = null;
    hiddenAt = Date.now();
    hide();
  };
  const open = (target: Target) => {
    close();
    shown = target;
    show(target);
  };
  return {
    point(target) {
      if (target === shown || target === awaited || target === dismissed) return;
      dismissed = null;
      close();
      if (Date.now() - hiddenAt < TOOLTIP_SKIP_DELAY_MS) return open(target);
      awaited = target;
      timer = setTimeout(open, TOOLTIP_DELAY_MS, target);
    },
    focus(target) {
      dismissed = null;
      if (target !== shown) open(target);
    },
    leave() {
      dismissed = null;
      close();
    },
    dismiss(target) {
      close();
      dismissed = target;
    },
  };
}
