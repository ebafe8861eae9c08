import { readFile } from "node:fs/promises";

/** The resident memory of a process and of those that it has started, in bytes, from `/proc`; null without `/proc`. */
export async function residentBytes(pid: number): Promise<number | null> {
  const read = (file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
  const [status, children] = await Promise.all([read("status"), read(`task/${pid}/children`)]);
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(status)?.[1];
  if (!kilobytes) return null;
  const started = await Promise.all(
    children
      .split(" ")
      .filter(Boolean)
      .map((child) => residentBytes(Number(child))),
  );
  return started.reduce<number>((sum, bytes) => sum + (bytes ?? 0), Number(kilobytes) * 1024);
}
