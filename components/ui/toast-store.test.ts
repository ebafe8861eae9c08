import { beforeEach, expect, test } from "vitest";
import { currentToast, dismissToast, toast } from "./toast-store";

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

test("an empty title and an action without words for it are refused", () => {
  expect(() => toast({ title: " " })).toThrow("title");
  expect(() => toast({ title: "Removed", action: { label: "Undo", altText: "", onSelect() {} } })).toThrow(
    "altText",
  );
});
