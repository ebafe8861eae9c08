import { readdir, readFile } from "node:fs/promises";

/**
 * Peak memory of a process and its descendants in bytes: the sum of their high-water marks from `/proc`.
 * @returns null without `/proc`
 */
export async function peakMemoryBytes(pid: number): Promise<number | null> {
  try {
    const pids = await withDescendants(pid);
    const marks = await Promise.all(pids.map(highWaterMarkBytes));
    return marks.reduce((sum, mark) => sum + mark, 0);
  } catch {
    return null;
  }
}

async function withDescendants(root: number): Promise<number[]> {
  const children = new Map<number, number[]>();
  for (const name of await readdir("/proc")) {
    if (!/^\d+$/.test(name)) continue;
    const stat = await readFile(`/proc/${name}/stat`, "utf8").catch(() => "");
    const parent = Number(stat.slice(stat.lastIndexOf(")") + 2).split(" ")[1]);
    children.set(parent, [...(children.get(parent) ?? []), Number(name)]);
  }
  const all = [root];
  for (const pid of all) all.push(...(children.get(pid) ?? []));
  return all;
}

async function highWaterMarkBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1] ?? 0) * 1024;
}
