import { createStore } from "@/components/ui/create-store";

/** The dialog that a shortcut or a menu opens, on any page. */
export const overlay = createStore<"palette" | "shortcuts" | "add-game" | "new-list">();

export type OverlayName = NonNullable<ReturnType<typeof overlay.get>>;

/** Opens a dialog in place of another one, once that has returned the focus. */
export function openNext(name: OverlayName): void {
  setTimeout(() => overlay.set(name), 50);
}
