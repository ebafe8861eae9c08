import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import { authKeys } from "@/lib/auth/keys";
import { collectionKeys } from "@/lib/collection/keys";
import { testItem as item } from "@/lib/collection/test-item";
import { announceRemoved } from "./undo-removal";

const UNDOS = ["00000000-0000-4000-8000-000000000001", "00000000-0000-4000-8000-000000000002"];

/** Answers of the server, given one after the other, and what was sent. */
let answers: (() => Promise<Response>)[];
let sent: string[];
let client: QueryClient;
beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body).undo);
    return answers.shift()?.() ?? Promise.resolve(Response.json({ restored: 1 }));
  });
  client = new QueryClient();
  client.setQueryData(authKeys.session, { user: { id: "me", email: "me@example.test" } });
  for (const id of [1, 2]) client.setQueryData(collectionKeys.item(id), null);
});
afterEach(() => {
  vi.unstubAllGlobals();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const removed = (id: number) => ({ gameIds: new Set([id]), items: [item(id)], runs: [] });
const announce = (number: 1 | 2) =>
  announceRemoved(
    client,
    { undos: UNDOS.slice(number - 1, number), count: 1, removed: [removed(number)] },
    `Game ${number}`,
  );
const shown = (id: number) => client.getQueryData(collectionKeys.item(id));
const refusal = (code: string, message: string, status: number) => () =>
  Promise.resolve(Response.json({ error: { code, message } }, { status }));
const told = () => expect.poll(() => currentToast()?.description);

test("the game is back before the server has answered, and however often it is pressed it is asked once", async () => {
  const answer = Promise.withResolvers<Response>();
  answers.push(() => answer.promise);
  announce(1);
  const action = currentToast()?.action;
  action?.onSelect();
  action?.onSelect();
  await expect.poll(() => sent).toEqual(UNDOS.slice(0, 1));
  expect(shown(1)).toMatchObject({ status: "playing" });
  expect(currentToast()?.description).toBe("Game removed from collection");
  answer.resolve(Response.json({ restored: 1 }));
  await told().toBe("Game 1 is back in your collection");
  action?.onSelect();
  expect(sent).toEqual(UNDOS.slice(0, 1));
});

test("when the server can't be reached the game goes again, and Undo can be tried again", async () => {
  answers.push(() => Promise.reject(new TypeError("Failed to fetch")));
  announce(1);
  currentToast()?.action?.onSelect();
  await told().toBe("Failed to put back what was removed from collection");
  expect(shown(1)).toBeNull();
  expect(currentToast()?.action?.label).toBe("Try again");
  currentToast()?.action?.onSelect();
  await told().toBe("Game 1 is back in your collection");
  expect(shown(1)).toMatchObject({ status: "playing" });
});

test("what can't be undone any more is not offered again", async () => {
  answers.push(refusal("not_found", "This can't be undone any more.", 404));
  announce(1);
  currentToast()?.action?.onSelect();
  await told().toBe("This can't be undone any more.");
  expect(currentToast()?.action).toBeUndefined();
  expect(shown(1)).toBeNull();
});

test("of two removals that are undone together, the second try asks only for what is missing", async () => {
  answers.push(() => Promise.resolve(Response.json({ restored: 1 })));
  answers.push(refusal("upstream_unavailable", "Away", 503));
  announce(1);
  announce(2);
  expect(currentToast()?.description).toBe("2 games removed from collection");
  currentToast()?.action?.onSelect();
  await told().toBe("Failed to put back what was removed from collection");
  currentToast()?.action?.onSelect();
  await told().toBe("2 games are back in your collection");
  expect(sent).toEqual([UNDOS[0], UNDOS[1], UNDOS[1]]);
  expect([shown(1), shown(2)]).toMatchObject([{ status: "playing" }, { status: "playing" }]);
});

test("the news that a game is back does not take away the way back of a later removal", async () => {
  const answer = Promise.withResolvers<Response>();
  answers.push(() => answer.promise);
  announce(1);
  const first = currentToast();
  first?.action?.onSelect();
  if (first) dismissToast(first.id);
  announce(2);
  expect(currentToast()?.description).toBe("Game removed from collection");
  answer.resolve(Response.json({ restored: 1 }));
  await expect.poll(() => client.getQueryState(collectionKeys.item(1))?.isInvalidated).toBe(true);
  expect(currentToast()?.action?.label).toBe("Undo");
});

test("what one person removed is not shown to the next", async () => {
  answers.push(refusal("not_found", "This can't be undone any more.", 404));
  announce(1);
  client.setQueryData(authKeys.session, { user: { id: "you", email: "you@example.test" } });
  const seen = vi.fn();
  client.getQueryCache().subscribe(() => seen(shown(1)));
  currentToast()?.action?.onSelect();
  await told().toBe("This can't be undone any more.");
  for (const [value] of seen.mock.calls) expect(value).toBeNull();
});
