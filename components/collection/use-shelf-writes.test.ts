import { MutationObserver, QueryClient, QueryObserver } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { currentToast, dismissToast } from "@/components/ui/toast-store";
import { collectionKeys } from "@/lib/collection/keys";
import { AppError } from "@/lib/errors";
import { shelfWriteOptions } from "./use-shelf-writes";

let queryClient: QueryClient;
let reads: PromiseWithResolvers<number>[];
let stop: () => void;
beforeEach(() => {
  reads = [];
  queryClient = new QueryClient();
  queryClient.setQueryData(collectionKeys.item(1), 0);
  const shelf = new QueryObserver(queryClient, {
    queryKey: collectionKeys.item(1),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: () => {
      const read = Promise.withResolvers<number>();
      reads.push(read);
      return read.promise;
    },
  });
  stop = shelf.subscribe(() => {});
});
afterEach(() => {
  stop();
  const shown = currentToast();
  if (shown) dismissToast(shown.id);
});

const pending = () =>
  queryClient
    .getMutationCache()
    .findAll({ mutationKey: collectionKeys.writes, status: "pending" })
    .map(({ state }) => state.variables);

function send(write: () => Promise<unknown>, gameIds = [1]) {
  const options = shelfWriteOptions(queryClient, {
    scope: `game-${gameIds}`,
    write,
    failure: "Failed",
  });
  const change = { gameIds, edits: null };
  new MutationObserver(queryClient, options).mutate(change).catch(() => {});
  return change;
}

test("stays pending until the shelf has been refetched", async () => {
  const change = send(async () => {});
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  expect(pending()).toEqual([change]);
  reads[0]?.resolve(1);
  await vi.waitFor(() => expect(pending()).toEqual([]));
  expect(queryClient.getQueryData(collectionKeys.item(1))).toBe(1);
});

test("stays pending while a later write repeats the refetch", async () => {
  const first = send(async () => {});
  await vi.waitFor(() => expect(reads).toHaveLength(1));
  const second = send(async () => {}, [2]);
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  reads[0]?.resolve(1);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(pending()).toEqual([first, second]);
  reads[1]?.resolve(2);
  await vi.waitFor(() => expect(pending()).toEqual([]));
});

test("is rolled back at once when it fails, with a toast, and the shelf is refetched", async () => {
  send(() => Promise.reject(new AppError("upstream_unavailable", "Unavailable")));
  await vi.waitFor(() => expect(pending()).toEqual([]));
  expect(currentToast()).toMatchObject({ title: "Error", description: "Failed" });
  expect(reads).toHaveLength(1);
});

test("shows the server's own message at a limit", async () => {
  send(() => Promise.reject(new AppError("limit_reached", "Your collection is full.")));
  await vi.waitFor(() => expect(currentToast()?.description).toBe("Your collection is full."));
});

test("sends two writes of one game one after the other, those of two games at once", async () => {
  const sent: string[] = [];
  const answer = Promise.withResolvers<void>();
  send(() => answer.promise.finally(() => sent.push("first answered")));
  send(async () => sent.push("second sent"));
  send(async () => sent.push("other game sent"), [2]);
  await vi.waitFor(() => expect(sent).toEqual(["other game sent"]));
  answer.resolve();
  await vi.waitFor(() => expect(reads).toHaveLength(2));
  for (const read of reads) read.resolve(1);
  await vi.waitFor(() => expect(sent).toEqual(["other game sent", "first answered", "second sent"]));
});
