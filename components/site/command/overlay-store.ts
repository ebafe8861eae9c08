import { createStore } from "@/components/ui/create-store";

/** The dialog that a shortcut or a menu opens, on any page. */
export const overlay = createStore<"palette" | "shortcuts" | "add-game" | "new-list">();

export type OverlayName = NonNullable<ReturnType<typeof overlay.get>>;

let typed = "";

/** Opens a dialog in place of another one, once that has returned the focus. `text` is what was typed there. */
export function openNext(name: OverlayName, text = ""): void {
  typed = text;
  setTimeout(() => overlay.set(name), 50);
}

/** What was typed in the dialog before. */
export function takeTyped(): string {
  const text = typed;
  typed = "";
  return text;
}
