"use client";

import { useState } from "react";
import { toastError } from "./toast-store";

/** Offline, or a newer version has been deployed. */
const FAILED = "This part of the page could not be loaded. Please try again, or reload the page.";

/**
 * Loads a module on demand and re-renders when it is there; a failure shows a toast.
 * @returns the module, null until loaded, and the function that loads it, which may be called repeatedly.
 */
export function useLazy<Module>(importModule: () => Promise<Module>): [Module | null, () => void] {
  const [module, setModule] = useState<{ current: Module } | null>(null);
  const load = () => {
    if (module) return;
    importModule().then(
      (current) => setModule({ current }),
      () => toastError(FAILED),
    );
  };
  return [module?.current ?? null, load];
}
