import { setTimeout } from "node:timers/promises";
import { residentBytes } from "../lib/resident.ts";

/** Where Node's inspector listens when a process is asked for it by a signal. */
const INSPECTOR = "http://127.0.0.1:9229/json";
const OPENS_IN_MS = 1500;

/**
 * What a Node process holds in memory once it has collected its garbage, in bytes: what it has before that tells how
 * long V8 has put the collecting off, and not what it keeps. One process of a machine at a time.
 * @throws {Error} when the process lets nobody inspect it
 */
export async function settledBytes(pid: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  await setTimeout(OPENS_IN_MS);
  const targets: { webSocketDebuggerUrl: string }[] = await (await fetch(INSPECTOR)).json();
  const socket = new WebSocket(targets[0]?.webSocketDebuggerUrl ?? "");
  await new Promise((resolve, reject) => {
    socket.onopen = resolve;
    socket.onerror = reject;
  });
  const send = (id: number, method: string) =>
    new Promise((resolve) => {
      socket.onmessage = resolve;
      socket.send(JSON.stringify({ id, method }));
    });
  // The second one takes what the first one's finalizers have let go.
  for (const id of [1, 2]) await send(id, "HeapProfiler.collectGarbage");
  const bytes = (await residentBytes(pid)) ?? Number.NaN;
  socket.close();
  return bytes;
}
