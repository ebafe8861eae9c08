"use client";

import * as TooltipPrimitive from "@radix-ui/react-tooltip";
import type { ReactNode } from "react";

const TOOLTIP_DELAY_MS = 700;
const TOOLTIP_SKIP_DELAY_MS = 300;

/** Stands around a group of tooltips: within it the next one opens without the delay. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <TooltipPrimitive.Provider delayDuration={TOOLTIP_DELAY_MS} skipDelayDuration={TOOLTIP_SKIP_DELAY_MS}>
      {children}
    </TooltipPrimitive.Provider>
  );
}

export type TooltipProps = {
  content: ReactNode;
  /** One element that can take the focus; for a disabled control use `aria-disabled`, or wrap it in a span. */
  children: ReactNode;
  side?: "top" | "right" | "bottom" | "left";
};

/** Load this file on first interaction (`useLazy`) on public pages. Needs a `TooltipProvider` above it. */
export function Tooltip({ content, children, side = "top" }: TooltipProps) {
  return (
    <TooltipPrimitive.Root>
      <TooltipPrimitive.Trigger asChild>{children}</TooltipPrimitive.Trigger>
      <TooltipPrimitive.Portal>
        <TooltipPrimitive.Content
          side={side}
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-[18rem] animate-fade-in rounded-lg bg-plate px-3 py-2 font-medium text-[13px] text-plate-ink leading-snug shadow-float"
        >
          {content}
        </TooltipPrimitive.Content>
      </TooltipPrimitive.Portal>
    </TooltipPrimitive.Root>
  );
}
