"use client";

import * as ToastPrimitive from "@radix-ui/react-toast";
import { useLayoutEffect, useRef } from "react";
import { cn } from "./cn";
import { Icon } from "./icon";
import { swallowRepeats } from "./swallow-repeats";
import { dismissToast, type ToastEntry } from "./toast-store";

const TOAST_DURATION_MS = 5000;
/** Hover and focus stop the clock. */
const TOAST_WITH_ACTION_DURATION_MS = 8000;
const TOAST_SWIPE_THRESHOLD_PX = 50;
const TOAST_HOTKEY = ["F8"];
/** Titles that screen readers announce, and the icon shows. */
const SAID_BY_ICON = new Set(["Success", "Error"]);

/** Radix's dialogs take the focus back from everything outside them, and listen for it on the document. */
const isModalOpen = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

/** Radix gives Escape to the toast alone, as the layer that opened last. The open dialog gets it once the toast is gone. */
function passOnEscape({ target }: KeyboardEvent) {
  if (!isModalOpen()) return;
  setTimeout(() => target?.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true })));
}

/** The current toast and its corner. Loaded by `Toaster`; other code calls `toast()`. */
export function Toast({ entry }: { entry: ToastEntry }) {
  const { id, title, description, variant = "default", action } = entry;
  const viewport = useRef<HTMLOListElement>(null);
  const cameFrom = useRef<Element>(null);

  // Closing the last toast would lose the focus: return it to where F8 took it from.
  useLayoutEffect(() => {
    const corner = viewport.current?.parentElement;
    if (!corner) return;
    const isInside = (target: EventTarget | null) => target instanceof Node && corner.contains(target);
    const onFocusIn = (event: FocusEvent) => {
      if (event.relatedTarget instanceof Element && !isInside(event.relatedTarget))
        cameFrom.current = event.relatedTarget;
      if (isModalOpen()) event.stopPropagation();
    };
    const onFocusOut = (event: FocusEvent) => {
      if (isModalOpen() && isInside(event.relatedTarget)) event.stopPropagation();
    };
    corner.addEventListener("focusin", onFocusIn);
    window.addEventListener("focusout", onFocusOut, true);
    return () => {
      corner.removeEventListener("focusin", onFocusIn);
      window.removeEventListener("focusout", onFocusOut, true);
      if (!isInside(document.activeElement)) return;
      if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
    };
  }, []);

  return (
    <ToastPrimitive.Provider
      duration={action ? TOAST_WITH_ACTION_DURATION_MS : TOAST_DURATION_MS}
      swipeThreshold={TOAST_SWIPE_THRESHOLD_PX}
      swipeDirection="right"
    >
      <ToastPrimitive.Root
        key={id}
        type={variant === "destructive" ? "foreground" : "background"}
        onOpenChange={(open) => {
          if (!open) dismissToast(id);
        }}
        onEscapeKeyDown={passOnEscape}
        className="flex min-h-[52px] animate-rise-in flex-wrap items-center justify-end gap-x-3 rounded-card border border-line-strong bg-raised py-1 pr-2 pl-[18px] text-[15px] leading-snug shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:transition-transform md:min-h-14"
      >
        {variant === "success" ? <Icon name="check" className="size-[18px] shrink-0 text-good" /> : null}
        {variant === "destructive" ? (
          <Icon name="circle-alert" className="size-[18px] shrink-0 text-danger-text" />
        ) : null}
        <div className="min-w-0 flex-1 basis-44 py-2 pr-2.5 [overflow-wrap:anywhere]">
          <ToastPrimitive.Title
            className={
              SAID_BY_ICON.has(title) ? "sr-only" : cn("inline", description && "mr-2 font-semibold")
            }
          >
            {title}
          </ToastPrimitive.Title>
          {description ? (
            <ToastPrimitive.Description className="inline">{description}</ToastPrimitive.Description>
          ) : null}
        </div>
        {action ? (
          <ToastPrimitive.Action
            altText={action.altText}
            onClick={({ nativeEvent }) => {
              swallowRepeats(nativeEvent);
              action.onSelect();
            }}
            className="button button-ghost button-sm text-lamp-text!"
          >
            {action.label}
          </ToastPrimitive.Action>
        ) : null}
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        ref={viewport}
        hotkey={TOAST_HOTKEY}
        // Radix announces toasts elsewhere. Dialogs hide all but live regions from screen readers.
        aria-live="off"
        className="toast-corner"
      />
    </ToastPrimitive.Provider>
  );
}
