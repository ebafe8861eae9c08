import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import type { EditAnswer } from "@/lib/collection/schema";
import { testItem } from "@/lib/collection/test-item";
import { announceEdit } from "./use-edit-item";

let sent: unknown[];
let restored: number;
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string }) => {
    sent.push([`${method} ${path}`, JSON.parse(body)]);
    if (path.endsWith("/undo")) return Response.json({ restored });
    return Response.json({ item: testItem(1), before: [], former: {} });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const BEFORE: EditAnswer["before"] = [[1, "want", null]];
const undo = (rest: Partial<EditAnswer>) => {
  const game = { id: 1, name: "Portal" };
  const edits = { status: "completed", rating: 9, dateCompleted: "2024-06-01" } as const;
  announceEdit(new QueryClient(), game, edits, { item: testItem(1), before: [], former: {}, ...rest });
  currentToast()?.action?.onSelect();
};
const expectToast = (toast: object) => expect.poll(() => currentToast()).toMatchObject(toast);

it("restores the fields that the server returned, also where the status was the same", async () => {
  const former = { rating: 7, dateCompleted: "2024-05-06" };
  undo({ former });
  await expectToast({ title: "Success", description: "Portal is as it was" });
  expect(sent).toEqual([["PATCH /api/collection/1", former]]);
});

it("restores the status with its date", async () => {
  restored = 1;
  undo({ before: BEFORE });
  await expectToast({ title: "Success", description: "Portal is as it was" });
  expect(sent).toEqual([["POST /api/collection/undo", { status: "completed", before: BEFORE }]]);
});

it.each([
  [{}, "Nothing undone"],
  [{ rating: 7 }, "Undone in part"],
])("reports a status that has been changed since, with %o", async (former, title) => {
  restored = 0;
  undo({ before: BEFORE, former });
  await expectToast({ title, description: "The status of Portal has been changed since." });
});
