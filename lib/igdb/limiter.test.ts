import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createLimiter } from "./limiter";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe("createLimiter", () => {
  function start(limiter = createLimiter({ perSecond: 4, open: 8 }), lastsMs = 100) {
    const started: number[] = [];
    const begin = Date.now();
    for (let index = 0; index < 20; index += 1) {
      void limiter.run(async () => {
        started.push(Date.now() - begin);
        await new Promise((resolve) => setTimeout(resolve, lastsMs));
      });
    }
    return started;
  }

  it("never starts more than four between an answer and a second after it", async () => {
    const started = start();
    await vi.advanceTimersByTimeAsync(1099);
    expect(started).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(8);
    await vi.advanceTimersByTimeAsync(1100);
    expect(started).toHaveLength(12);
  });

  it("lends a slot again only a second after its answer, however late that is", async () => {
    const started = start(createLimiter({ perSecond: 4, open: 8 }), 2400);
    await vi.advanceTimersByTimeAsync(3399);
    expect(started).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(8);
  });

  it("opens no second one where only so many may be open", async () => {
    const started = start(createLimiter({ perSecond: 4, open: 2 }), 60_000);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(started).toHaveLength(2);
  });

  it("lets go of a task that still waits when its signal says so, and of none that runs", async () => {
    const limiter = createLimiter({ perSecond: 1, open: 2 });
    const abort = new AbortController();
    const running = limiter.run(
      () => new Promise<string>((resolve) => setTimeout(() => resolve("done"), 500)),
      abort.signal,
    );
    const waiting = limiter.run(async () => "never", abort.signal);
    abort.abort(new Error("given up"));
    await expect(waiting).rejects.toThrow("given up");
    await vi.advanceTimersByTimeAsync(500);
    await expect(running).resolves.toBe("done");
  });

  it("keeps the slot of a task that runs, when the time to wait for one is over", async () => {
    const limiter = createLimiter({ perSecond: 1, open: 1 });
    const abort = new AbortController();
    const lasting = () => new Promise<void>((resolve) => setTimeout(resolve, 500));
    const running = limiter.run(lasting, abort.signal);
    let isStarted = false;
    void limiter.run(async () => {
      isStarted = true;
    });
    await vi.advanceTimersByTimeAsync(100);
    abort.abort(new Error("given up"));
    await vi.advanceTimersByTimeAsync(1399);
    expect(isStarted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStarted).toBe(true);
    await running;
  });
});
