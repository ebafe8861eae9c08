"use client";

import { useState } from "react";

/**
 * Loads a module when a person is about to need it, and says so by rendering again.
 * @returns the module (null until it is there) and the function that asks for it; asking twice is free.
 */
export function useLazy<Module>(importModule: () => Promise<Module>): [Module | null, () => void] {
  const [module, setModule] = useState<{ current: Module } | null>(null);
  const load = () => {
    if (module) return;
    void importModule().then((current) => setModule({ current }));
  };
  return [module?.current ?? null, load];
}
