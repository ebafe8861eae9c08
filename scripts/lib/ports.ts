import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { UserError } from "./user-error.ts";

const MAX_PORT = 65_535;
const PORTS_TRIED = 100;

/** Tries to listen on a port. @returns the error code, or undefined if the port is free */
export function listenError(port: number, host: string): Promise<string | undefined> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    server.listen(port, host, () => server.close(() => resolve(undefined)));
  });
}

/** @throws {UserError} if the port cannot be used */
export async function requirePort(name: string, port: number, host: string): Promise<void> {
  const problem = await listenError(port, host);
  // Browsers try ::1 first for "localhost", and would show another server that listens there.
  const hidden = host === "127.0.0.1" && (await listenError(port, "::1")) === "EADDRINUSE";
  if (problem === "EADDRINUSE" || hidden) {
    throw new UserError(`Port ${port} is taken. Stop what uses it, or set ${name} to another one.`);
  }
  if (problem === "EACCES")
    throw new UserError(`Port ${port} needs more rights. Set ${name} to one above 1023.`);
  if (problem) throw new UserError(`Cannot listen on ${host}:${port} (${problem}). Check HOST and ${name}.`);
}

/** The first free loopback port from `from` on. */
export async function findFreePort(from: number, avoid: number[] = []): Promise<number> {
  for (let port = from; port < from + PORTS_TRIED && port <= MAX_PORT; port++) {
    if (!avoid.includes(port) && (await listenError(port, "127.0.0.1")) === undefined) return port;
  }
  throw new UserError(`No free port from ${from} on.`);
}

/**
 * The port stored in `file` if it is free, else the first free one, which is then stored. The sandbox's URL is part of
 * the build, so another port would need another build.
 */
export async function rememberedPort(file: string, from: number, avoid: number[] = []): Promise<number> {
  const last = readNumber(file);
  const isFree = last !== undefined && !avoid.includes(last) && !(await listenError(last, "127.0.0.1"));
  if (isFree) return last;
  const port = await findFreePort(Math.min(from, MAX_PORT - PORTS_TRIED), avoid);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${port}\n`);
  return port;
}

function readNumber(file: string): number | undefined {
  try {
    const port = Number(readFileSync(file, "utf8"));
    return Number.isInteger(port) && port > 0 && port <= MAX_PORT ? port : undefined;
  } catch {
    return undefined;
  }
}
