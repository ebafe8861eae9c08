import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast, toast } from "@/components/ui/toast-store";
import { undoOf } from "./undo";

let sent: string[];
let answers: (() => Promise<Response>)[];
beforeEach(() => {
  sent = [];
  answers = [];
  vi.stubGlobal("fetch", (path: string, { body }: { body: string }) => {
    sent.push(`${path} ${JSON.parse(body).change}`);
    return answers.shift()?.() ?? Promise.resolve(Response.json({ restored: 1, kept: 0 }));
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const undo = (...changes: string[]) =>
  undoOf(new QueryClient(), {
    changes,
    done: "It is back",
    failure: "Failed to restore it",
    alternative: "add it again",
  });
const expectToast = (shown: object) => expect.poll(() => currentToast()).toMatchObject(shown);
const answer = (restored: number, kept: number) => () => Promise.resolve(Response.json({ restored, kept }));

it("sends a change once, however often it is pressed", async () => {
  const { onSelect, altText } = undo("a");
  expect(altText).toBe("To undo this, press F8 and choose Undo, or add it again.");
  onSelect();
  onSelect();
  await expectToast({ title: "Success", description: "It is back" });
  onSelect();
  expect(sent).toEqual(["/api/undo a"]);
});

it.each([
  [1, "Undone in part", "Some of it has been changed since."],
  [0, "Nothing undone", "It has been changed since."],
])("reports what has been changed since, with %i restored", async (restored, title, description) => {
  answers.push(answer(restored, 2));
  undo("a").onSelect();
  await expectToast({ title, description });
});

it("offers to try again after a failure, and then sends only what is left", async () => {
  answers.push(answer(1, 0), () => Promise.reject(new TypeError("Failed to fetch")));
  undo("a", "b").onSelect();
  await expectToast({ description: "Failed to restore it", action: { label: "Try again" } });
  currentToast()?.action?.onSelect();
  await expectToast({ description: "It is back" });
  expect(sent).toEqual(["/api/undo a", "/api/undo b", "/api/undo b"]);
});

it("offers nothing when it is too late", async () => {
  const message = "This can no longer be undone.";
  answers.push(() =>
    Promise.resolve(Response.json({ error: { code: "not_found", message } }, { status: 404 })),
  );
  undo("a").onSelect();
  await expectToast({ title: "Error", description: message });
  expect(currentToast()?.action).toBeUndefined();
});

it("leaves the Undo of a later write on screen", async () => {
  const held = Promise.withResolvers<Response>();
  answers.push(() => held.promise);
  undo("a").onSelect();
  await expect.poll(() => sent).toHaveLength(1);
  toast({ title: "Success", description: "Later", action: undo("b") });
  held.resolve(Response.json({ restored: 1, kept: 0 }));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(currentToast()?.description).toBe("Later");
});
