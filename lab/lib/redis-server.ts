import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createConnection } from "node:net";
import { findFreePort } from "../../scripts/lib/ports.ts";

/** A temporary Redis without persistence. */
export type RedisServer = {
  url: string;
  /** Sends SIGKILL; `start` starts a new, empty server on the same port. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  /** SIGSTOP and SIGCONT: a frozen server accepts connections, but does not reply. */
  freeze: () => void;
  thaw: () => void;
  /** Sends an inline command; resolves to the first line of the reply. */
  send: (command: string) => Promise<string>;
};

export async function startRedisServer(program: string, fromPort: number): Promise<RedisServer> {
  const port = await findFreePort(fromPort);
  let child: ChildProcess | undefined;
  const start = async () => {
    const options = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"];
    child = spawn(program, options, { stdio: "ignore", cwd: "/" });
    while (!(await accepts(port))) await new Promise((resolve) => setTimeout(resolve, 20));
  };
  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    freeze: () => child?.kill("SIGSTOP"),
    thaw: () => child?.kill("SIGCONT"),
    send: (command) => send(port, command),
    async kill() {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, "exit");
      child.kill("SIGKILL");
      await ended;
    },
  };
}

function send(port: number, command: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = createConnection(port, "127.0.0.1", () => socket.write(`${command}\r\n`));
    socket.setEncoding("utf8").once("data", (reply: string) => {
      socket.destroy();
      resolve(reply.split("\r\n")[0] ?? "");
    });
    socket.once("error", reject);
  });
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1", () => resolve(true));
    socket.once("error", () => resolve(false)).once("connect", () => socket.destroy());
  });
}
