const TOOLTIP_DELAY_MS = 700;
/** Within this time after a tooltip the next one opens without delay. */
const TOOLTIP_SKIP_DELAY_MS = 300;

type TooltipTiming<Target> = {
  /** Pointer over an element with a tooltip. */
  point: (target: Target) => void;
  /** Keyboard focus on such an element: opens without delay. */
  focus: (target: Target) => void;
  /** Pointer and focus have left. */
  leave: () => void;
  /** Pressed, or Escape: closed until the pointer has left. */
  dismiss: (target: Target | null) => void;
};

/** Decides when the one visible tooltip is shown and hidden. */
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
