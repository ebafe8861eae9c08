import { createServer, type Server, type Socket } from "node:net";
import { afterEach, beforeAll, expect, test } from "vitest";
import { createSharedStore, type SharedStore } from "./store";

/** Speaks as much of Redis's protocol as a connection needs: OK to everything, or what the test says instead. */
type FakeRedis = { url: string; mode: "ok" | "silent" | "garbage"; stop(): Promise<void> };

// What loading it takes is no time of Redis's.
beforeAll(() => import("@redis/client"));

let stores: SharedStore[] = [];
let servers: FakeRedis[] = [];
afterEach(async () => {
  for (const store of stores) store.close();
  await Promise.all(servers.map((server) => server.stop()));
  stores = [];
  servers = [];
});

async function fakeRedis(port = 0): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
    socket.on("data", (data) => {
      if (fake.mode === "silent") return;
      const commands = data.toString("latin1").match(/(?:^|\r\n)\*\d+\r\n/g)?.length ?? 0;
      socket.write(fake.mode === "garbage" ? "HTTP/1.1 400 Bad Request\r\n\r\n" : "+OK\r\n".repeat(commands));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = Object(server.address());
  const fake: FakeRedis = {
    url: `redis://127.0.0.1:${address.port}`,
    mode: "ok",
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  servers.push(fake);
  return fake;
}

function storeAt(url: string) {
  const lines: string[] = [];
  const store = createSharedStore(url, (line) => lines.push(line));
  stores.push(store);
  const write = () => store.use((redis) => redis.set("key", "value"));
  const isBack = () => new Promise<void>((resolve) => store.onBack(resolve));
  return { store, lines, write, isBack };
}

test("what is done in Redis comes back", async () => {
  const { write, lines } = storeAt((await fakeRedis()).url);
  await expect.poll(write).toBe("OK");
  expect(lines).toEqual([]);
});

test.each(["silent", "garbage"] as const)(
  "a Redis that is %s costs little, is told once, and heals",
  async (mode) => {
    const redis = await fakeRedis();
    const { write, lines, isBack } = storeAt(redis.url);
    await expect.poll(write).toBe("OK");
    redis.mode = mode;
    const start = performance.now();
    for (const _ of [1, 2, 3]) expect(await write()).toBeUndefined();
    expect(performance.now() - start).toBeLessThan(1500);
    expect(lines).toHaveLength(1);
    redis.mode = "ok";
    await isBack();
    await expect.poll(write).toBe("OK");
    expect(lines).toEqual([expect.stringContaining("cannot be used"), expect.stringContaining("again")]);
  },
);

test("a Redis that is gone, or was never there, is found when it comes", async () => {
  const first = await fakeRedis();
  const port = Number(new URL(first.url).port);
  await first.stop();
  const { write, lines, isBack } = storeAt(first.url);
  expect(await write()).toBeUndefined();
  expect(lines).toHaveLength(1);
  await fakeRedis(port);
  await isBack();
  await expect.poll(write).toBe("OK");
});

test("an address is never told, since a password may be in it", async () => {
  const { write, lines } = storeAt("redis://user:secret@127.0.0.1:1/0");
  await write();
  expect(lines.join()).not.toContain("secret");
});
