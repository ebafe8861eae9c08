"use client";

import * as Popover from "@radix-ui/react-popover";
import { type ReactElement, type ReactNode, useState } from "react";
import { cn } from "./cn";
import { FLOATING, useFloating, Veil } from "./floating";

export type PanelOrSheetProps = {
  /** The accessible name. */
  label: string;
  /** The button that opens it. */
  trigger: ReactElement;
  open?: boolean;
  onOpenChange?: (open: boolean) => void;
  align?: "start" | "center" | "end";
  className?: string;
  children: ReactNode;
};

/** For controls that a menu cannot hold, such as fields and sliders: a panel beside its button, on phones a bottom sheet. */
export function PanelOrSheet({
  label,
  trigger,
  open: controlled,
  onOpenChange,
  align = "end",
  className,
  children,
}: PanelOrSheetProps) {
  const [own, setOwn] = useState(false);
  const open = controlled ?? own;
  const setOpen = onOpenChange ?? setOwn;
  const { isSheet, onClickCapture } = useFloating(open, () => setOpen(false));
  return (
    <Popover.Root open={open} onOpenChange={setOpen} modal={isSheet}>
      <Popover.Trigger asChild>{trigger}</Popover.Trigger>
      <Popover.Portal>
        <div>
          <Veil />
          <Popover.Content
            aria-label={label}
            align={align}
            sideOffset={8}
            collisionPadding={12}
            onClickCapture={onClickCapture}
            className={cn(FLOATING, "md:p-5", className)}
          >
            {children}
          </Popover.Content>
        </div>
      </Popover.Portal>
    </Popover.Root>
  );
}
