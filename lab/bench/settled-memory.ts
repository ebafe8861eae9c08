import { setTimeout } from "node:timers/promises";
import { residentBytes } from "../lib/resident.ts";

/** Default URL of the inspector that Node starts on SIGUSR1. */
const INSPECTOR = "http://127.0.0.1:9229/json";
const INSPECTOR_START_MS = 1500;

/**
 * The memory of a Node process in bytes after a garbage collection; before it, memory depends on when V8 collected last.
 * Works for one process at a time, as the inspector's port is fixed.
 * @throws {Error} if the inspector does not start
 */
export async function settledBytes(pid: number): Promise<number> {
  process.kill(pid, "SIGUSR1");
  await setTimeout(INSPECTOR_START_MS);
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
  // The second collection frees what the first one's finalizers released.
  for (const id of [1, 2]) await send(id, "HeapProfiler.collectGarbage");
  const bytes = (await residentBytes(pid)) ?? Number.NaN;
  socket.close();
  return bytes;
}
