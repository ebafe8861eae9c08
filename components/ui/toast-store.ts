import { createStore, useStored } from "./create-store";

/** `altText` is for screen readers: how to do the same without the toast. */
export type ToastAction = { label: string; altText: string; onSelect: () => void };

type ToastOptions = {
  title: string;
  description?: string;
  variant?: "default" | "success" | "destructive";
  action?: ToastAction;
  /** Shown when this one is gone, unless another one has replaced it. */
  next?: ToastOptions;
};

export type ToastEntry = ToastOptions & { id: number };

const shown = createStore<ToastEntry>();
let lastId = 0;

/** Shows a toast; it replaces the current one. @returns its id for `dismissToast`. */
export function toast(options: ToastOptions): number {
  if (!options.title.trim()) throw new Error("A toast needs a title.");
  if (options.action && !options.action.altText.trim()) throw new Error("A toast's action needs an altText.");
  lastId += 1;
  shown.set({ ...options, id: lastId });
  return lastId;
}

function errorToast(description: string, action?: ToastAction): ToastOptions {
  return { title: "Error", description, variant: "destructive", ...(action ? { action } : {}) };
}

/** The spec's success toast, and after it that a part failed. */
export function toastSuccess(description: string, failed: string | null): number {
  const next = failed === null ? {} : { next: errorToast(failed) };
  return toast({ title: "Success", description, variant: "success", ...next });
}

/** The spec's error toast. */
export function toastError(description: string, action?: ToastAction): number {
  return toast(errorToast(description, action));
}

/** Dismisses the toast, unless another one has replaced it. */
export function dismissToast(id: number): void {
  const gone = shown.get();
  if (gone?.id !== id) return;
  shown.set(null);
  if (gone.next) toast(gone.next);
}

export const currentToast = shown.get;

export const useToast = () => useStored(shown);
