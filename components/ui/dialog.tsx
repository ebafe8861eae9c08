"use client";

import * as DialogPrimitive from "@radix-ui/react-dialog";
import { type ComponentProps, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type CloseDialog, dismissDialog, useBackCloses } from "./back-closes";
import { cn } from "./cn";
import { Icon } from "./icon";
import { swallowRepeats } from "./swallow-repeats";

type DialogProps = {
  open: boolean;
  /** Called by Back, Escape, the X and a click outside. To close it after something else, use `dismissDialog`. */
  onClose: CloseDialog;
  children: ReactNode;
};

export function Dialog({ open, onClose, children }: DialogProps) {
  useBackCloses(open, onClose);
  return (
    <DialogPrimitive.Root open={open} onOpenChange={() => dismissDialog(onClose)}>
      {children}
    </DialogPrimitive.Root>
  );
}

const PLACES = {
  center:
    "top-1/2 left-1/2 w-[calc(100vw-32px)] max-w-[480px] -translate-x-1/2 -translate-y-1/2 rounded-[20px] border max-h-[calc(100svh-48px)] animate-fade-in",
  /** A fixed height, for contents that change while the user types. */
  tall: "top-[max(12px,9svh)] left-1/2 flex h-[calc(100svh-24px-9svh)] w-[calc(100vw-24px)] max-w-[608px] -translate-x-1/2 flex-col sm:max-h-[640px] rounded-[20px] border animate-fade-in",
  /** A bottom sheet on phones, centred on wider screens. */
  sheet:
    "sheet max-md:inset-x-0 max-md:bottom-0 md:top-1/2 md:left-1/2 md:max-h-[calc(100svh-48px)] md:w-[calc(100vw-48px)] md:max-w-[544px] md:-translate-x-1/2 md:-translate-y-1/2 md:animate-fade-in md:rounded-[20px] md:border",
  top: "inset-x-0 top-0 max-h-[100svh] border-b animate-fade-in",
  right: "inset-y-0 right-0 w-[min(320px,86vw)] border-l animate-fade-in",
} as const;

type DialogContentProps = ComponentProps<typeof DialogPrimitive.Content> & {
  title: string;
  /** Shows the title to screen readers only. */
  hideTitle?: boolean;
  description?: ReactNode;
  place?: keyof typeof PLACES;
  /** In the dialog's own language. */
  closeLabel?: string;
};

/** Load this file on first interaction (`useLazy`): Radix is not part of a public page's first load. */
export function DialogContent(props: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <Veil />
      <OpenContent {...props} />
    </DialogPrimitive.Portal>
  );
}

let openVeils = 0;

/**
 * Covers the page, which does not scroll meanwhile. Not Radix's overlay: it sets a custom property on `body`, so that the
 * browser computes the style of every element once more before the dialog is visible.
 */
function Veil() {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    openVeils += 1;
    if (openVeils === 1) {
      if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
      style.overflow = "hidden";
    }
    return () => {
      openVeils -= 1;
      if (openVeils > 0) return;
      style.scrollbarGutter = "";
      style.overflow = "";
    };
  }, []);
  return <div data-veil className="pointer-events-auto fixed inset-0 z-50 animate-fade-in bg-veil" />;
}

/** What has the focus; for an entry of a menu, which is about to close, the menu's button. */
function focusedButton(): Element | null {
  const { activeElement } = document;
  const menu = activeElement?.closest("[role=menu]");
  const trigger = menu && document.querySelector(`[aria-controls="${menu.id}"]`);
  // A MenuAnchor is removed with its menu: the button is around it, or beside it.
  return trigger?.closest("button") ?? trigger?.parentElement?.querySelector("button") ?? activeElement;
}

function OpenContent({
  title,
  hideTitle,
  description,
  place = "center",
  closeLabel = "Close",
  className,
  children,
  onOpenAutoFocus,
  onCloseAutoFocus,
  ...props
}: DialogContentProps) {
  // Before a child's autoFocus.
  const [opener] = useState(focusedButton);
  const cameFrom = useRef(opener);
  /** Gets the focus if the button is gone by then. */
  const [around] = useState(() => opener?.parentElement?.closest<HTMLElement>("[tabindex='-1']"));
  const clicked = useRef<MouseEvent>(undefined);
  useEffect(
    () => () => {
      if (clicked.current) swallowRepeats(clicked.current);
    },
    [],
  );
  return (
    <DialogPrimitive.Content
      className={cn(
        "fixed z-50 overflow-y-auto border-line-strong bg-surface p-5 shadow-float outline-none",
        PLACES[place],
        className,
      )}
      {...(description ? {} : { "aria-describedby": undefined })}
      onClick={({ nativeEvent }) => {
        clicked.current = nativeEvent;
      }}
      onOpenAutoFocus={(event) => {
        // A menu may have returned the focus to its button by now.
        const { activeElement, body } = document;
        const isInside = event.currentTarget instanceof Node && event.currentTarget.contains(activeElement);
        if (!isInside && activeElement !== body) cameFrom.current = activeElement;
        onOpenAutoFocus?.(event);
      }}
      onCloseAutoFocus={(event) => {
        onCloseAutoFocus?.(event);
        // Radix returns the focus to its own trigger only; most of our dialogs have none.
        if (event.defaultPrevented || !(cameFrom.current instanceof HTMLElement)) return;
        event.preventDefault();
        if (cameFrom.current.isConnected) cameFrom.current.focus();
        else around?.focus({ preventScroll: true });
      }}
      {...props}
    >
      <DialogPrimitive.Title className={hideTitle ? "sr-only" : "mb-1 pr-12 text-[22px]"}>
        {title}
      </DialogPrimitive.Title>
      {description ? (
        <DialogPrimitive.Description className="mb-4 text-ink-2">{description}</DialogPrimitive.Description>
      ) : null}
      {children}
      <DialogPrimitive.Close
        aria-label={closeLabel}
        className="absolute top-2.5 right-2.5 grid size-11 place-items-center rounded-control text-ink-2 hover:bg-raised hover:text-ink"
      >
        <Icon name="x" className="size-[18px]" />
      </DialogPrimitive.Close>
    </DialogPrimitive.Content>
  );
}
