import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createRequestQueue, type RequestQueue } from "./request-queue";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function request(queue: RequestQueue, work: () => Promise<unknown>, acquire = queue.acquire) {
  const release = await acquire();
  try {
    await work();
  } finally {
    release();
  }
}

/** Sends requests and returns the times at which they leave. */
function send(queue: RequestQueue, count: number, lastsMs: number): number[] {
  const sentAt: number[] = [];
  const begin = Date.now();
  for (let index = 0; index < count; index++) {
    void request(queue, async () => {
      sentAt.push(Date.now() - begin);
      await pause(lastsMs);
    });
  }
  return sentAt;
}

describe("the rate", () => {
  it("allows as many requests as slots until a second after their answers", async () => {
    const sentAt = send(createRequestQueue(4), 12, 100);
    await vi.advanceTimersByTimeAsync(4000);
    expect(sentAt).toEqual([...Array(4).fill(0), ...Array(4).fill(1100), ...Array(4).fill(2200)]);
  });

  it("holds the slot of a request whose answer is late", async () => {
    const sentAt = send(createRequestQueue(1), 2, 2400);
    await vi.advanceTimersByTimeAsync(5000);
    expect(sentAt).toEqual([0, 3400]);
  });

  it("counts a failed request", async () => {
    const queue = createRequestQueue(1);
    const failed = request(queue, async () => Promise.reject(new Error("failed")));
    await expect(failed).rejects.toThrow("failed");
    const sentAt = send(queue, 1, 0);
    await vi.advanceTimersByTimeAsync(1000);
    expect(sentAt).toEqual([1000]);
  });

  it("takes a shared slot and gives it back with the answer", async () => {
    const giveBack = vi.fn();
    const share = vi.fn(async () => giveBack);
    const release = await createRequestQueue(1, share).acquire();
    expect(giveBack).not.toHaveBeenCalled();
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(giveBack).toHaveBeenCalledOnce();
  });

  it("frees its slot at once if no shared slot is available", async () => {
    const share = vi
      .fn()
      .mockRejectedValueOnce(new Error("gave up"))
      .mockResolvedValue(() => {});
    const queue = createRequestQueue(1, share);
    await expect(queue.acquire()).rejects.toThrow("gave up");
    await expect(queue.acquire()).resolves.toBeTypeOf("function");
  });
});

it("fails all that wait, and none that runs", async () => {
  const queue = createRequestQueue(1);
  const running = request(queue, () => pause(100));
  const waiting = request(queue, () => pause(100));
  const started = vi.fn();
  queue.whenFree(started);
  await vi.advanceTimersByTimeAsync(0);
  queue.failWaiting();
  await expect(waiting).rejects.toThrow();
  expect(started).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(100);
  await expect(running).resolves.toBeUndefined();
});

it("starts when a slot is free, and its request goes before others that wait to start", async () => {
  const queue = createRequestQueue(1);
  const order: string[] = [];
  const startOf = (name: string) => () => {
    order.push(`start ${name}`);
    void request(queue, async () => void order.push(`request ${name}`), queue.acquireNext);
  };
  send(queue, 1, 100);
  queue.whenFree(startOf("a"));
  queue.whenFree(startOf("b"));
  await vi.advanceTimersByTimeAsync(1000);
  expect(order).toEqual([]);
  await vi.advanceTimersByTimeAsync(3000);
  expect(order).toEqual(["start a", "request a", "start b", "request b"]);
});
