"use client";

import { useState } from "react";
import { useLazy } from "./use-lazy";

/**
 * A dialog whose module loads on hover or focus of its button.
 * @returns the module while the dialog is open and loaded, the props of the button, and the function that closes the dialog
 */
export function useLazyDialog<Module>(importModule: () => Promise<Module>) {
  const [module, load] = useLazy(importModule);
  const [isOpen, setOpen] = useState(false);
  return {
    dialog: isOpen ? module : null,
    opener: {
      "aria-haspopup": "dialog" as const,
      onPointerEnter: load,
      onFocus: load,
      onClick: () => {
        load();
        setOpen(true);
      },
    },
    close: () => setOpen(false),
  };
}
