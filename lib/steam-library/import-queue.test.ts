import { expect, test, vi } from "vitest";
import { AppError } from "@/lib/errors";
import { createImportQueue } from "./import-queue";
import type { App, ImportResult } from "./schema";

const app = (appid: number): App => ({ appid, name: `App ${appid}`, playtimeMinutes: 0 });
const apps = (count: number) => Array.from({ length: count }, (_, index) => app(index + 1));
const resultOf = ({ appid }: App): ImportResult => ({
  appid,
  game: { id: appid, name: "G", path: "/game/1/g", coverUrl: null, releaseYear: null },
  matchedBy: "name",
  isNew: true,
});

/** A server that answers when it is told to. */
function start() {
  const calls: { batch: readonly App[]; answer: () => void; fail: (error: Error) => void }[] = [];
  const told = { onBatch: vi.fn(), onEnd: vi.fn(), onError: vi.fn() };
  const send = (batch: readonly App[]) =>
    new Promise<ImportResult[]>((resolve, reject) => {
      calls.push({ batch, answer: () => resolve(batch.map(resultOf)), fail: reject });
    });
  return { queue: createImportQueue({ send, ...told }), calls, ...told };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));
const ids = (batch: readonly App[] | undefined) => batch?.map(({ appid }) => appid);

test("a run goes batch by batch, one at a time, and ends", async () => {
  const { queue, calls, onBatch, onEnd } = start();
  queue.add(apps(60));
  expect(calls.map(({ batch }) => batch.length)).toEqual([25]);
  expect(queue.progress()).toMatchObject({ isRunning: true, done: 0, total: 60, current: "App 1 … App 25" });
  for (const index of [0, 1, 2]) {
    calls[index]?.answer();
    await settle();
  }
  expect(calls.map(({ batch }) => batch.length)).toEqual([25, 25, 10]);
  expect(queue.progress()).toMatchObject({ isRunning: false, done: 60, total: 60, current: null });
  expect(queue.progress().states.get(60)).toMatchObject({ matchedBy: "name" });
  expect(onBatch).toHaveBeenCalledTimes(3);
  expect(onEnd).toHaveBeenCalledWith({ kind: "import", apps: apps(60), found: 60, stopped: false });
});

test("5,000 apps go in ten batches of 500", () => {
  const { queue, calls } = start();
  queue.add(apps(5000));
  expect(calls[0]?.batch).toHaveLength(500);
});

test("requests no app twice, and adds apps to the current run", async () => {
  const { queue, calls } = start();
  queue.add([app(1)]);
  queue.add([app(1)]);
  queue.add([app(2), app(1)]);
  expect(queue.progress()).toMatchObject({ total: 2 });
  calls[0]?.answer();
  await settle();
  expect(calls.map(({ batch }) => ids(batch))).toEqual([[1], [2]]);
});

test("stop waits for the batch that is on its way and leaves the rest", async () => {
  const { queue, calls, onEnd } = start();
  queue.add(apps(60));
  queue.stop();
  expect(queue.progress()).toMatchObject({ isRunning: true, isStopping: true });
  calls[0]?.answer();
  await settle();
  expect(calls).toHaveLength(1);
  expect(queue.progress()).toMatchObject({ isRunning: false, isStopping: false, done: 25 });
  expect(queue.progress().states.has(26)).toBe(false);
  expect(onEnd).toHaveBeenCalledWith({ kind: "import", apps: apps(25), found: 25, stopped: true });
  expect(queue.progress()).toMatchObject({ isStopped: true });
  queue.add([app(26)]);
  expect(queue.progress()).toMatchObject({ isStopped: false });
});

test("reports an update of play times as one, until an import joins it", async () => {
  const { queue, calls, onEnd } = start();
  queue.add([app(1)], "update");
  calls[0]?.answer();
  await settle();
  expect(onEnd).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "update", found: 1 }));
  queue.add([app(1)], "update");
  queue.add([app(2)]);
  for (const index of [1, 2]) {
    calls[index]?.answer();
    await settle();
  }
  expect(onEnd).toHaveBeenLastCalledWith(expect.objectContaining({ kind: "import", found: 2 }));
});

test("a batch that failed is tried again, and the run goes on behind it", async () => {
  const { queue, calls, onEnd, onError } = start();
  queue.add(apps(30));
  calls[0]?.fail(new Error("away"));
  await settle();
  expect(queue.progress()).toMatchObject({ isRunning: false, done: 0, error: { message: "away" } });
  expect(queue.progress().states.get(1)).toBe("failed");
  expect(onError).toHaveBeenCalledOnce();
  queue.retry();
  expect(queue.progress()).toMatchObject({ isRunning: true, error: null, total: 30 });
  for (const index of [1, 2]) {
    calls[index]?.answer();
    await settle();
  }
  expect(ids(calls[1]?.batch)).toEqual(ids(calls[0]?.batch));
  expect(onEnd).toHaveBeenCalledWith({ kind: "import", apps: apps(30), found: 30, stopped: false });
});

test("at a limit, imports what fits, then stops and leaves the rest for a retry", async () => {
  const { queue, calls, onEnd, onError } = start();
  const room = 9;
  let taken = 0;
  queue.add(apps(40));
  for (let index = 0; index < 50 && queue.progress().isRunning; index++) {
    const call = calls[index];
    const size = call?.batch.length ?? 0;
    if (taken + size > room) call?.fail(new AppError("limit_reached", "full"));
    else {
      taken += size;
      call?.answer();
    }
    await settle();
  }
  expect(taken).toBe(room);
  expect(queue.progress()).toMatchObject({
    isRunning: false,
    done: room,
    total: 40,
    error: { message: "full" },
  });
  expect(queue.progress().states.get(room)).toMatchObject({ matchedBy: "name" });
  expect(queue.progress().states.get(room + 1)).toBe("failed");
  expect(onError).toHaveBeenCalledOnce();
  expect(onEnd).not.toHaveBeenCalled();
  queue.retry();
  expect(ids(calls.at(-1)?.batch)).toContain(room + 1);
});

test("ignores an answer after a reset", async () => {
  const { queue, calls, onBatch, onEnd } = start();
  queue.add(apps(30));
  queue.reset();
  calls[0]?.answer();
  await settle();
  expect(queue.progress()).toMatchObject({ isRunning: false, total: 0 });
  expect([...queue.progress().states]).toEqual([]);
  expect([onBatch.mock.calls.length, onEnd.mock.calls.length, calls.length]).toEqual([0, 0, 1]);
});
