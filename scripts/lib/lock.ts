import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 250;

/** Runs `action` while no other process runs one with the same lock file. The lock of an ended process does not count. */
export async function withLock<T>(file: string, onWait: () => void, action: () => Promise<T>): Promise<T> {
  let hasWaited = false;
  while (!tryLock(file)) {
    if (!hasWaited) onWait();
    hasWaited = true;
    await wait(POLL_MS);
  }
  try {
    return await action();
  } finally {
    rmSync(file, { force: true });
  }
}

function tryLock(file: string): boolean {
  // A link is atomic: the lock always has an owner, even if this process is killed here.
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (Object(error).code !== "EEXIST") throw error;
  } finally {
    rmSync(own, { force: true });
  }
  const owner = readPid(file);
  if (owner !== undefined && !isAlive(owner)) rmSync(file, { force: true });
  return false;
}

/** Undefined if the file is missing or empty. */
export function readPid(file: string): number | undefined {
  try {
    return Number(readFileSync(file, "utf8")) || undefined;
  } catch {
    return undefined;
  }
}

export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return Object(error).code === "EPERM";
  }
}
