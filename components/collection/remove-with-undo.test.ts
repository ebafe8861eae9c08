import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import { removeWithUndo } from "./remove-with-undo";

const UNDOS = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];

/** The server's answers to undo requests, in order, and the ids that were sent. */
let answers: (() => Promise<Response>)[];
let sent: string[];
let queryClient: QueryClient;
beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", (path: string, { method, body }: { method: string; body: string }) => {
    if (method === "DELETE") return Promise.resolve(Response.json({ undo: UNDOS[Number(path.at(-1)) - 1] }));
    sent.push(JSON.parse(body).undo);
    return answers.shift()?.() ?? Promise.resolve(Response.json({ restored: 1 }));
  });
  queryClient = new QueryClient();
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const remove = (id: 1 | 2) => removeWithUndo(queryClient, [id], `Game ${id}`);
const pressAction = () => currentToast()?.action?.onSelect();
const refusal = (code: string, message: string, status: number) => () =>
  Promise.resolve(Response.json({ error: { code, message } }, { status }));
const expectToast = () => expect.poll(() => currentToast()?.description);

test("sends an undo once, however often it is pressed, and refetches the shelf", async () => {
  queryClient.setQueryData(collectionKeys.item(1), null);
  await remove(1);
  const action = currentToast()?.action;
  action?.onSelect();
  action?.onSelect();
  await expectToast().toBe("Game 1 is back in your collection");
  action?.onSelect();
  expect(sent).toEqual(UNDOS.slice(0, 1));
  await expect.poll(() => queryClient.getQueryState(collectionKeys.item(1))?.isInvalidated).toBe(true);
});

test("offers to try again when the server is unreachable", async () => {
  answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
  await remove(1);
  pressAction();
  await expectToast().toBe("Failed to restore the removed games");
  expect(currentToast()?.action?.label).toBe("Try again");
  pressAction();
  await expectToast().toBe("Game 1 is back in your collection");
});

test("offers nothing when the removal is too old to be undone", async () => {
  answers.push(refusal("not_found", "This can no longer be undone.", 404));
  await remove(1);
  pressAction();
  await expectToast().toBe("This can no longer be undone.");
  expect(currentToast()?.action).toBeUndefined();
});

test("undoes two removals together; a second try sends only what is missing", async () => {
  answers.push(() => Promise.resolve(Response.json({ restored: 1 })));
  answers.push(refusal("upstream_unavailable", "Unavailable", 503));
  await remove(1);
  await remove(2);
  expect(currentToast()?.description).toBe("2 games removed from collection");
  pressAction();
  await expectToast().toBe("Failed to restore the removed games");
  pressAction();
  await expectToast().toBe("2 games are back in your collection");
  expect(sent).toEqual([UNDOS[0], UNDOS[1], UNDOS[1]]);
});

test("keeps the Undo of a later removal on screen when an earlier one has been restored", async () => {
  const answer = Promise.withResolvers<Response>();
  answers.push(() => answer.promise);
  queryClient.setQueryData(collectionKeys.item(1), null);
  await remove(1);
  const first = currentToast();
  first?.action?.onSelect();
  if (first) dismissToast(first.id);
  await remove(2);
  expect(currentToast()?.description).toBe("Game removed from collection");
  answer.resolve(Response.json({ restored: 1 }));
  await expect.poll(() => queryClient.getQueryState(collectionKeys.item(1))?.isInvalidated).toBe(true);
  expect(currentToast()?.action?.label).toBe("Undo");
});
