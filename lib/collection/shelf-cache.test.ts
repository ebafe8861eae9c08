import { QueryClient } from "@tanstack/react-query";
import { beforeEach, expect, test } from "vitest";
import { collectionKeys } from "./keys";
import type { CollectionItem } from "./schema";
import { rememberGames, showChange } from "./shelf-cache";
import { testItem as item } from "./test-item";

const FILTER = { status: "all", q: "", sort: "added" } as const;
const counts = { all: 2, playing: 2, completed: 0, want: 0, imported: 0 };

let client: QueryClient;
beforeEach(() => {
  client = new QueryClient();
  client.setQueryData(collectionKeys.page(FILTER, 0), { items: [item(1), item(2)], total: 2, counts });
  client.setQueryData(collectionKeys.item(1), item(1));
  client.setQueryData(collectionKeys.statuses, { 1: "playing", 2: "playing" });
});

const shown = () => {
  const page: { items: CollectionItem[]; total: number } | undefined = client.getQueryData(
    collectionKeys.page(FILTER, 0),
  );
  return { ids: page?.items.map(({ game }) => game.id), total: page?.total };
};
const removal = (id: number) => ({ gameIds: new Set([id]), edits: null });

test("a removal is seen in the list, the item and the marks at once", async () => {
  await showChange(client, removal(1));
  expect(shown()).toEqual({ ids: [2], total: 1 });
  expect(client.getQueryData(collectionKeys.item(1))).toBeNull();
  expect(client.getQueryData(collectionKeys.statuses)).toEqual({ 2: "playing" });
});

test("when the server says no, everything is as it was", async () => {
  const { end } = await showChange(client, removal(1));
  expect(end(false)).toBe(true);
  expect(shown()).toEqual({ ids: [1, 2], total: 2 });
  expect(client.getQueryData(collectionKeys.item(1))).toMatchObject({ status: "playing" });
  expect(client.getQueryData(collectionKeys.statuses)).toEqual({ 1: "playing", 2: "playing" });
});

test("a change that failed does not bring back what another one took away", async () => {
  const first = await showChange(client, removal(1));
  const second = await showChange(client, removal(2));
  expect(second.end(true)).toBe(false);
  expect(first.end(false)).toBe(true);
  expect(shown()).toEqual({ ids: [1], total: 1 });
});

test("what nobody has read yet stays unread", async () => {
  await showChange(client, removal(7));
  expect(client.getQueryData(collectionKeys.item(7))).toBeUndefined();
});

const removalOf = async (...ids: number[]) => {
  const removed = rememberGames(client, new Set(ids));
  const { end } = await showChange(client, { gameIds: removed.gameIds, edits: null });
  end(true);
  return removed;
};

test("a game that is put back is seen in the list, the item, the marks and the counts at once", async () => {
  const removed = await removalOf(1);
  await showChange(client, { back: [removed] });
  expect(shown()).toEqual({ ids: [1, 2], total: 2 });
  expect(client.getQueryData(collectionKeys.page(FILTER, 0))).toMatchObject({ counts });
  expect(client.getQueryData(collectionKeys.item(1))).toMatchObject({ status: "playing" });
  expect(client.getQueryData(collectionKeys.statuses)).toEqual({ 1: "playing", 2: "playing" });
});

test("when the server refuses to put it back, it goes again, and what happened meanwhile stays", async () => {
  const removed = await removalOf(1);
  const back = await showChange(client, { back: [removed] });
  const other = await showChange(client, removal(2));
  expect(shown().ids).toEqual([1]);
  expect(back.end(false)).toBe(false);
  expect(other.end(true)).toBe(true);
  expect(shown()).toEqual({ ids: [], total: 0 });
  expect(client.getQueryData(collectionKeys.item(1))).toBeNull();
});

test("two removals that are put back together stand as they stood", async () => {
  const first = await removalOf(1);
  const second = await removalOf(2);
  await showChange(client, { back: [second, first] });
  expect(shown()).toEqual({ ids: [1, 2], total: 2 });
  expect(client.getQueryData(collectionKeys.page(FILTER, 0))).toMatchObject({ counts });
});

test("a game that was added again meanwhile is not counted twice", async () => {
  const removed = await removalOf(1);
  client.setQueryData(collectionKeys.item(1), { ...item(1), status: "want" });
  client.setQueryData(collectionKeys.statuses, { 1: "want", 2: "playing" });
  await showChange(client, { back: [removed] });
  expect(shown()).toEqual({ ids: [2], total: 1 });
  expect(client.getQueryData(collectionKeys.item(1))).toMatchObject({ status: "want" });
  expect(client.getQueryData(collectionKeys.statuses)).toEqual({ 1: "want", 2: "playing" });
});
