import { connect, createServer, type Socket } from "node:net";

/** What stands between an app and its Redis, and can be in trouble. */
export type RedisProxy = {
  url: string;
  /**
   * How the answers come from now on: `late` by so many milliseconds; as what is no answer; or not, the connection being
   * reset before them or amid them. While it is `gone`, nothing listens there.
   */
  trouble: (mode: Trouble, lateByMs?: number) => Promise<void>;
  stop: () => Promise<void>;
};
export type Trouble = "none" | "late" | "garbage" | "reset" | "cut" | "gone";

export async function startRedisProxy(redisUrl: string, port: number): Promise<RedisProxy> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let mode: Trouble = "none";
  let lateMs = 0;
  const server = createServer((client) => {
    const redis = connect(Number(target.port), target.hostname);
    for (const [socket, other] of [
      [client, redis],
      [redis, client],
    ] as const) {
      sockets.add(socket);
      socket
        .on("error", () => {})
        .on("close", () => {
          sockets.delete(socket);
          other.destroy();
        });
    }
    client.on("data", (asked) => {
      if (mode === "reset") client.resetAndDestroy();
      else redis.write(asked);
    });
    redis.on("data", (answer) => {
      if (mode === "late") setTimeout(() => client.write(answer), lateMs);
      else if (mode === "garbage") client.write("HTTP/1.1 400 Bad Request\r\n\r\n");
      else if (mode === "cut") {
        client.write(answer.subarray(0, answer.length / 2), () => client.resetAndDestroy());
      } else client.write(answer);
    });
  });
  const listen = () => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () => {
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    for (const socket of sockets) socket.destroy();
    return closed;
  };
  await listen();
  return {
    url: `redis://127.0.0.1:${port}`,
    async trouble(next, lateByMs = 0) {
      if (next === "gone") await close();
      else if (mode === "gone") await listen();
      [mode, lateMs] = [next, lateByMs];
    },
    async stop() {
      if (mode !== "gone") await close();
    },
  };
}
