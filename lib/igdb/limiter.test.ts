import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { BusyError, createLimiter, type Limiter } from "./limiter";
import { MAX_WAIT_MS, type ReadOptions } from "./read-options";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

type Options = Partial<ReadOptions> & { client: string };

/** Runs a task while it holds a slot. */
async function run<T>(limiter: Limiter, task: () => Promise<T>, options: Options): Promise<T> {
  const slot = await limiter.acquire({ priority: "interactive", maxWaitMs: MAX_WAIT_MS, ...options });
  try {
    return await task();
  } finally {
    slot.release();
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const UNTIL_SERVED = { maxWaitMs: Number.POSITIVE_INFINITY };

describe("the budget", () => {
  function start(limiter = createLimiter({ perSecond: 4, open: 8 }), lastsMs = 100) {
    const started: number[] = [];
    const begin = Date.now();
    for (let index = 0; index < 20; index += 1) {
      const task = async () => {
        started.push(Date.now() - begin);
        await pause(lastsMs);
      };
      void run(limiter, task, { client: `client ${index % 2}`, ...UNTIL_SERVED });
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

  it("frees a slot a second after its answer, however late that is", async () => {
    const started = start(createLimiter({ perSecond: 4, open: 8 }), 2400);
    await vi.advanceTimersByTimeAsync(3399);
    expect(started).toHaveLength(4);
    await vi.advanceTimersByTimeAsync(1);
    expect(started).toHaveLength(8);
  });

  it("never has more open than allowed", async () => {
    const started = start(createLimiter({ perSecond: 4, open: 2 }), 60_000);
    await vi.advanceTimersByTimeAsync(59_000);
    expect(started).toHaveLength(2);
  });

  it("rejects a task that waits when its signal fires, and none that runs", async () => {
    const limiter = createLimiter({ perSecond: 1, open: 2 });
    const controller = new AbortController();
    const running = run(limiter, () => pause(500).then(() => "done"), {
      client: "one",
      signal: controller.signal,
    });
    const waiting = run(limiter, async () => "never", { client: "one", signal: controller.signal });
    await vi.advanceTimersByTimeAsync(0);
    controller.abort(new Error("given up"));
    await expect(waiting).rejects.toThrow("given up");
    await vi.advanceTimersByTimeAsync(500);
    await expect(running).resolves.toBe("done");
  });

  it("keeps the slot of a task that runs when its signal fires", async () => {
    const limiter = createLimiter({ perSecond: 1, open: 1 });
    const abort = new AbortController();
    const running = run(limiter, () => pause(500), { client: "one", signal: abort.signal });
    let isStarted = false;
    const next = async () => {
      isStarted = true;
    };
    void run(limiter, next, { client: "one" });
    await vi.advanceTimersByTimeAsync(100);
    abort.abort(new Error("given up"));
    await vi.advanceTimersByTimeAsync(1399);
    expect(isStarted).toBe(false);
    await vi.advanceTimersByTimeAsync(1);
    expect(isStarted).toBe(true);
    await running;
  });

  it("frees the slot of a task that failed", async () => {
    const limiter = createLimiter({ perSecond: 1, open: 1 });
    const failed = run(limiter, async () => Promise.reject(new Error("failed")), { client: "one" });
    const next = run(limiter, async () => "served", { client: "one" });
    await expect(failed).rejects.toThrow("failed");
    await vi.advanceTimersByTimeAsync(1000);
    await expect(next).resolves.toBe("served");
  });
});

describe("the share of a client", () => {
  let limiter: Limiter;
  let order: string[];
  let begin: number;
  beforeEach(() => {
    limiter = createLimiter({ perSecond: 4, open: 8 });
    order = [];
    begin = Date.now();
  });

  const read = (client: string, options: Partial<ReadOptions> = {}) => {
    const task = async () => {
      order.push(`${client} ${Date.now() - begin}`);
      await pause(100);
    };
    return run(limiter, task, { client, ...UNTIL_SERVED, ...options });
  };
  const flood = (client: string, count: number) => {
    for (let index = 0; index < count; index += 1) void read(client);
  };

  it("is half of the slots, so that another client is served at once however many reads wait", async () => {
    flood("attacker", 1000);
    await vi.advanceTimersByTimeAsync(5000);
    const served = order.length;
    expect(order.filter((entry) => entry.startsWith("attacker"))).toHaveLength(served);
    expect(served).toBeLessThanOrEqual(10);
    void read("visitor");
    void read("visitor");
    await vi.advanceTimersByTimeAsync(0);
    expect(order.slice(served)).toEqual(["visitor 5000", "visitor 5000"]);
  });

  it("is as large as that of each other client that waits", async () => {
    flood("a", 100);
    flood("b", 100);
    flood("c", 100);
    await vi.advanceTimersByTimeAsync(30_000);
    const counts = ["a", "b", "c"].map((name) => order.filter((entry) => entry.startsWith(name)).length);
    expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(2);
  });

  it("delays a third client by one read at most, when two hold all slots", async () => {
    flood("a", 100);
    flood("b", 100);
    await vi.advanceTimersByTimeAsync(5_050);
    const asked = Date.now() - begin;
    void read("visitor");
    await vi.advanceTimersByTimeAsync(1100);
    const served = Number(order.find((entry) => entry.startsWith("visitor"))?.split(" ")[1]);
    expect(served - asked).toBeLessThanOrEqual(1100);
    const others = order.slice(0, order.indexOf(`visitor ${served}`)).filter((entry) => {
      const at = Number(entry.split(" ")[1]);
      return at > asked && at < served;
    });
    expect(others).toEqual([]);
  });

  it("goes to interactive reads before background reads of the same client", async () => {
    for (let index = 0; index < 4; index += 1) void read("a", { priority: "background" });
    void read("a");
    await vi.advanceTimersByTimeAsync(10_000);
    expect(order.length).toBe(5);
    expect(order.map((entry) => Number(entry.split(" ")[1]))).toEqual([0, 0, 1100, 1100, 2200]);
  });

  it("serves background reads of another client while a client floods", async () => {
    flood("attacker", 1000);
    await vi.advanceTimersByTimeAsync(2000);
    for (let index = 0; index < 4; index += 1) void read("visitor", { priority: "background" });
    await vi.advanceTimersByTimeAsync(1200);
    expect(order.filter((entry) => entry.startsWith("visitor"))).toHaveLength(4);
  });
});

describe("a read that would wait for more than three seconds", () => {
  const lasting = () => pause(100);

  it("is refused at once as the client's own fault where only its own reads wait", async () => {
    const limiter = createLimiter({ perSecond: 4, open: 8 });
    const outcomes: Promise<unknown>[] = [];
    for (let index = 0; index < 20; index += 1) {
      outcomes.push(run(limiter, lasting, { client: "a" }).catch((error: unknown) => error));
    }
    const refused = outcomes.slice(8);
    for (const outcome of refused) expect(await outcome).toBeInstanceOf(BusyError);
    expect(await refused[0]).toMatchObject({ isOwn: true, retryAfterS: expect.any(Number) });
    await vi.advanceTimersByTimeAsync(4400);
    for (const outcome of outcomes.slice(0, 6)) expect(await outcome).toBeUndefined();
  });

  it("is refused because of others where those are many", async () => {
    const limiter = createLimiter({ perSecond: 4, open: 8 });
    for (let index = 0; index < 40; index += 1) {
      void run(limiter, lasting, { client: `client ${index}`, ...UNTIL_SERVED });
    }
    await expect(run(limiter, lasting, { client: "a" })).rejects.toMatchObject({ isOwn: false });
  });

  it("is not refused in the background, where no client waits for it", async () => {
    const limiter = createLimiter({ perSecond: 4, open: 8 });
    for (let index = 0; index < 12; index += 1) {
      void run(limiter, lasting, { client: "a", ...UNTIL_SERVED });
    }
    const read = run(limiter, async () => "read", { client: "a", priority: "background", maxWaitMs: 30_000 });
    await vi.advanceTimersByTimeAsync(10_000);
    await expect(read).resolves.toBe("read");
  });

  it("is admitted again when the queue is shorter", async () => {
    const limiter = createLimiter({ perSecond: 4, open: 8 });
    for (let index = 0; index < 20; index += 1) run(limiter, lasting, { client: "a" }).catch(() => {});
    await vi.advanceTimersByTimeAsync(3300);
    const read = run(limiter, async () => "read", { client: "a" });
    await vi.advanceTimersByTimeAsync(3300);
    await expect(read).resolves.toBe("read");
  });
});

it.each([
  ["interactive", ["client:a 2", "all 4"]],
  ["background", ["background 2", "client:a 2", "all 4"]],
] as const)("an %s read holds a shared slot of each kind, and gives all back", async (priority, names) => {
  const taken: string[] = [];
  const share = (name: string, count: number) => async () => {
    taken.push(`+${name} ${count}`);
    return () => void taken.push(`-${name} ${count}`);
  };
  const limiter = createLimiter({ perSecond: 4, open: 8, share });
  await run(limiter, async () => {}, { client: "a", priority });
  expect(taken).toEqual([...names.map((name) => `+${name}`), ...names.map((name) => `-${name}`)]);
});

describe("background reads of all clients", () => {
  it("use half of the slots at most", async () => {
    const limiter = createLimiter({ perSecond: 4, open: 8 });
    let started = 0;
    for (let index = 0; index < 20; index += 1) {
      const task = async () => {
        started += 1;
      };
      void run(limiter, task, { client: `client ${index}`, priority: "background", ...UNTIL_SERVED });
    }
    await vi.advanceTimersByTimeAsync(999);
    expect(started).toBe(2);
    await expect(run(limiter, async () => "read", { client: "visitor" })).resolves.toBe("read");
  });

  it("let those pass that may wait for less long", async () => {
    const limiter = createLimiter({ perSecond: 2, open: 2 });
    const order: string[] = [];
    const read = (name: string, maxWaitMs: number) =>
      run(limiter, async () => void order.push(name), { client: "a", priority: "background", maxWaitMs });
    void read("import 1", 60_000);
    void read("import 2", 60_000);
    void read("import 3", 60_000);
    void read("query", 3000);
    await vi.advanceTimersByTimeAsync(5000);
    expect(order).toEqual(["import 1", "query", "import 2", "import 3"]);
  });
});
