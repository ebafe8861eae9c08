import { beforeEach, expect, test } from "vitest";
import { currentToast, dismissToast, toast, toastSuccess } from "./toast-store";

beforeEach(() => {
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

test("replaces the shown toast by a new one", () => {
  toast({ title: "First" });
  toast({ title: "Second" });
  expect(currentToast()?.title).toBe("Second");
});

test("dismissing a toast that was replaced leaves the new one", () => {
  toast({ title: "First" });
  const first = currentToast();
  toast({ title: "Second" });
  if (first) dismissToast(first.id);
  expect(currentToast()?.title).toBe("Second");
});

test("shows what failed beside a success after it, unless another toast has replaced it", () => {
  dismissToast(toastSuccess("Picture updated.", "The old one is left."));
  expect(currentToast()).toMatchObject({ title: "Error", description: "The old one is left." });
  dismissToast(currentToast()?.id ?? 0);
  expect(currentToast()).toBeNull();

  toastSuccess("Picture updated.", "The old one is left.");
  dismissToast(toast({ title: "Other" }));
  expect(currentToast()).toBeNull();
});

test("an empty title and an action without words for it are refused", () => {
  expect(() => toast({ title: " " })).toThrow("title");
  expect(() => toast({ title: "Removed", action: { label: "Undo", altText: "", onSelect() {} } })).toThrow(
    "altText",
  );
});
