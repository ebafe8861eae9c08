import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import { removeWithUndo } from "./remove-with-undo";

let removed: string[];
let undone: string[];
beforeEach(() => {
  removed = [];
  undone = [];
  vi.stubGlobal("fetch", async (path: string, { body, headers }: RequestInit) => {
    if (path === "/api/undo") undone.push(JSON.parse(String(body)).change);
    else removed.push(new Headers(headers).get("X-Change") ?? "");
    return Response.json({ removed: path.endsWith("/3") ? 0 : 1, restored: 1, kept: 0 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const remove = (id: number) => removeWithUndo(new QueryClient(), [id], `Game ${id}`);
const expectToast = (description: string) => expect.poll(() => currentToast()?.description).toBe(description);

test("removes a game, and undoes it by the id that was sent", async () => {
  await remove(1);
  expect(currentToast()?.description).toBe("Game removed from collection");
  currentToast()?.action?.onSelect();
  await expectToast("Game 1 is back in your collection");
  expect(undone).toEqual(removed);
});

test("reports and undoes two removals together while the first toast is shown", async () => {
  await remove(1);
  await remove(2);
  expect(currentToast()?.description).toBe("2 games removed from collection");
  currentToast()?.action?.onSelect();
  await expectToast("2 games are back in your collection");
  expect(undone).toEqual(removed);
});

test("offers no undo of a game that was not there", async () => {
  await remove(3);
  expect(currentToast()?.action).toBeUndefined();
});
