"use client";

import * as ToastPrimitive from "@radix-ui/react-toast";
import { useLayoutEffect, useRef } from "react";
import { Icon } from "./icon";
import { swallowRepeats } from "./swallow-repeats";
import { dismissToast, type ToastEntry } from "./toast-store";

const TOAST_DURATION_MS = 5000;
/** Long enough to read and reach by keyboard; paused on hover and focus. */
const TOAST_WITH_ACTION_DURATION_MS = 10_000;
const TOAST_SWIPE_THRESHOLD_PX = 50;
const TOAST_HOTKEY = ["F8"];

/** Radix's dialogs take the focus back from everything outside them, and listen for it on the document. */
const isModalOpen = () => document.querySelector("[role=dialog], [role=alertdialog]") !== null;

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
        className="flex animate-rise-in items-start gap-3 rounded-card border border-line bg-raised p-4 pr-3 shadow-float data-[swipe=cancel]:translate-x-0 data-[swipe=move]:translate-x-[var(--radix-toast-swipe-move-x)] data-[swipe=cancel]:transition-transform"
      >
        {variant === "success" ? (
          <Icon name="circle-check" className="mt-px size-5 shrink-0 text-good" />
        ) : null}
        {variant === "destructive" ? (
          <Icon name="circle-alert" className="mt-px size-5 shrink-0 text-danger-text" />
        ) : null}
        <div className="min-w-0 flex-1">
          <ToastPrimitive.Title className="font-semibold text-[14.5px] leading-snug">
            {title}
          </ToastPrimitive.Title>
          {description ? (
            <ToastPrimitive.Description className="mt-0.5 text-[14px] text-ink-2 leading-snug">
              {description}
            </ToastPrimitive.Description>
          ) : null}
          {action ? (
            <ToastPrimitive.Action
              altText={action.altText}
              onClick={({ nativeEvent }) => {
                swallowRepeats(nativeEvent);
                action.onSelect();
              }}
              className="mt-2 font-semibold text-[14px] text-lamp-text underline-offset-4 hover:underline"
            >
              {action.label}
            </ToastPrimitive.Action>
          ) : null}
        </div>
        <ToastPrimitive.Close
          aria-label="Dismiss"
          onClick={({ nativeEvent }) => swallowRepeats(nativeEvent)}
          className="grid size-7 shrink-0 place-items-center rounded-lg text-ink-3 hover:bg-surface hover:text-ink"
        >
          <Icon name="x" className="size-4" />
        </ToastPrimitive.Close>
      </ToastPrimitive.Root>
      <ToastPrimitive.Viewport
        ref={viewport}
        hotkey={TOAST_HOTKEY}
        // Radix announces toasts elsewhere. Dialogs hide all but live regions from screen readers.
        aria-live="off"
        className="fixed right-0 bottom-0 z-[60] max-md:[:root:has([data-bottom-bar])_&]:bottom-[136px] md:[:root:has([data-bottom-bar])_&]:bottom-[84px] max-md:[:root:has([data-bottom-bar][data-bottom-bar=tall])_&]:bottom-[252px] w-[min(24rem,100vw)] p-4 outline-none"
      />
    </ToastPrimitive.Provider>
  );
}
