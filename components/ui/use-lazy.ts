"use client";

import { useState } from "react";
import { toastError } from "./toast-store";

/** The line is down, or a newer version has been put in the place of this page's. */
const FAILED = "This part of the page could not be loaded. Please try again, or reload the page.";

/**
 * Loads a module when a person is about to need it, and says so by rendering again; a failure is told by a toast.
 * @returns the module (null until it is there) and the function that asks for it; asking twice is free.
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
