import { createStore, useStored } from "./create-store";

/** `altText` tells in words how to reach the same without the toast, for screen readers. */
export type ToastAction = { label: string; altText: string; onSelect: () => void };

export type ToastOptions = {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  action?: ToastAction;
};

export type ToastEntry = ToastOptions & { id: number };

const shown = createStore<ToastEntry>();
let lastId = 0;

/**
 * Shows a toast in place of the one that is there: at most one is visible at a time.
 * @returns what `dismissToast` takes, for whoever knows when it is out of date.
 */
export function toast(options: ToastOptions): number {
  if (!options.title.trim()) throw new Error("A toast needs a title.");
  if (options.action && !options.action.altText.trim()) throw new Error("A toast's action needs an altText.");
  lastId += 1;
  shown.set({ ...options, id: lastId });
  return lastId;
}

/** The spec's toast for what has failed. @returns as `toast` does. */
export function toastError(description: string, action?: ToastAction): number {
  return toast({ title: "Error", description, variant: "destructive", ...(action ? { action } : {}) });
}

/** Takes the toast away, unless another one has already taken its place. */
export function dismissToast(id: number): void {
  if (shown.get()?.id === id) shown.set(null);
}

export const currentToast = shown.get;

export const useToast = () => useStored(shown);
