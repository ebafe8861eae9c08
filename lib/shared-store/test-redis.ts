import { createServer, type Server, type Socket } from "node:net";

/** A server with as much of Redis's protocol as a connection needs: it answers OK, and a script with `numbers`. */
export type FakeRedis = {
  url: string;
  mode: "ok" | "silent" | "garbage";
  numbers: number[];
  /** Answered scripts. */
  scripts: number;
  /** Open connections. */
  connections(): number;
  stop(): Promise<void>;
};

export async function startFakeRedis(port = 0): Promise<FakeRedis> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {}).on("close", () => sockets.delete(socket));
    socket.on("data", (data) => {
      if (fake.mode === "silent") return;
      if (fake.mode === "garbage") return socket.write("HTTP/1.1 400 Bad Request\r\n\r\n");
      const [, ...commands] = data.toString("latin1").split(/(?:^|\r\n)\*\d+\r\n/);
      for (const command of commands) {
        const isScript = command.startsWith("$4\r\nEVAL");
        if (isScript) fake.scripts++;
        const numbers = `*${fake.numbers.length}\r\n${fake.numbers.map((number) => `:${number}\r\n`).join("")}`;
        socket.write(isScript ? numbers : "+OK\r\n");
      }
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = Object(server.address());
  const fake: FakeRedis = {
    url: `redis://127.0.0.1:${address.port}`,
    mode: "ok",
    numbers: [],
    scripts: 0,
    connections: () => sockets.size,
    async stop() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
  return fake;
}
