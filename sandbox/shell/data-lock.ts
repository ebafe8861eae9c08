import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";

const lockSchema = z.object({ pid: z.number(), port: z.number() });

/**
 * Prevents two sandboxes from writing to one data folder. A lock is stale if its owner does not respond on its port; the process
 * id alone proves nothing, because ids are reused.
 * @throws {Error} if the folder is in use
 */
export async function lockDataDir(dataDir: string, port: number): Promise<() => Promise<void>> {
  await mkdir(dataDir, { recursive: true });
  const path = join(dataDir, "sandbox.lock");
  const owner = lockSchema.safeParse(await readJson(path)).data;
  if (owner && (await isRunning(owner))) {
    throw new Error(
      `${dataDir} is in use by another sandbox (process ${owner.pid}); stop it or set DATA_DIR`,
    );
  }
  await writeFile(path, JSON.stringify({ pid: process.pid, port }));
  return () => rm(path, { force: true });
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, "utf8"));
  } catch {
    return undefined;
  }
}

async function isRunning({ pid, port }: z.infer<typeof lockSchema>): Promise<boolean> {
  if (pid === process.pid) return false;
  try {
    const signal = AbortSignal.timeout(2000);
    const response = await fetch(`http://127.0.0.1:${port}/_sandbox/health`, { signal });
    return z.object({ pid: z.literal(pid) }).safeParse(await response.json()).success;
  } catch {
    return false;
  }
}
