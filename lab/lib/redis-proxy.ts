import { connect, createServer, type Socket } from "node:net";

/** A proxy between an app and its Redis that can inject faults. */
export type RedisProxy = {
  url: string;
  /**
   * Replies are from now on delayed (`slow`), invalid (`garbage`), or the connection is reset before (`reset`) or
   * during (`cut`) them. With `down`, the port is closed.
   */
  setFault: (fault: RedisFault, delayMs?: number) => Promise<void>;
  stop: () => Promise<void>;
};
type RedisFault = "none" | "slow" | "garbage" | "reset" | "cut" | "down";

export async function startRedisProxy(redisUrl: string, port: number): Promise<RedisProxy> {
  const target = new URL(redisUrl);
  const sockets = new Set<Socket>();
  let fault: RedisFault = "none";
  let delayMs = 0;
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
    client.on("data", (request) => {
      if (fault === "reset") client.resetAndDestroy();
      else redis.write(request);
    });
    redis.on("data", (reply) => {
      if (fault === "slow") setTimeout(() => client.write(reply), delayMs);
      else if (fault === "garbage") client.write("HTTP/1.1 400 Bad Request\r\n\r\n");
      else if (fault === "cut") {
        client.write(reply.subarray(0, reply.length / 2), () => client.resetAndDestroy());
      } else client.write(reply);
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
    async setFault(next, nextDelayMs = 0) {
      if (next === "down") await close();
      else if (fault === "down") await listen();
      [fault, delayMs] = [next, nextDelayMs];
    },
    async stop() {
      if (fault !== "down") await close();
    },
  };
}
