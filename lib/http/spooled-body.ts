import "server-only";
import { randomUUID } from "node:crypto";
import { mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { AppError } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

const LIMITS = { idleMs: 20_000, wholeMs: 180_000 };
/** Longer than any upload: such a file was left by a process that was killed. */
const LEFT_MS = 60 * 60_000;

const CUT_OFF = "The upload was cut off. Please check your connection and send the file again.";

export type SpooledBody = { path: string; bytes(): Promise<Buffer<ArrayBuffer>>; remove(): Promise<void> };

type Options = { maxBytes: number; tooLarge: string; limits?: typeof LIMITS };

/**
 * Writes the body to a file while it arrives: unfinished uploads use no memory. Ends uploads that stop, or take too long.
 * Call `remove` in any case. @throws {AppError}
 */
export async function spoolBody(
  request: Request,
  { maxBytes, tooLarge, limits = LIMITS }: Options,
): Promise<SpooledBody> {
  const declared = Number.parseInt(request.headers.get("content-length") ?? "", 10) || 0;
  if (declared > maxBytes) throw new AppError("body_too_large", tooLarge);
  const path = join(await folder(), randomUUID());
  const remove = () => rm(path, { force: true });
  try {
    await writeBody(request, path, { maxBytes, tooLarge, limits });
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, bytes: () => readFile(path), remove };
}

async function writeBody(
  { body }: Request,
  path: string,
  { maxBytes, tooLarge, limits: { idleMs, wholeMs } }: Required<Options>,
): Promise<void> {
  const file = await open(path, "wx", 0o600);
  const reader = body?.getReader();
  const end = Date.now() + wholeMs;
  try {
    for (let bytes = 0; reader; ) {
      const waitMs = Math.min(idleMs, end - Date.now());
      const { done, value } = await withinTime(reader.read().catch(cutOff), waitMs);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new AppError("body_too_large", tooLarge);
      await file.write(value);
    }
  } catch (error) {
    // Not awaited: it waits for the client.
    void reader?.cancel().catch(() => undefined);
    throw error;
  } finally {
    await file.close();
  }
}

/** Only of the client: a full disk is our own failure. */
function cutOff(cause: unknown): never {
  throw new AppError("invalid_input", CUT_OFF, { cause });
}

async function withinTime<T>(read: Promise<T>, ms: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const message =
      "The upload was too slow. Please try again with a faster connection, or with a smaller file.";
    timer = setTimeout(() => reject(new AppError("body_timeout", message)), Math.max(ms, 0));
  });
  try {
    return await Promise.race([read, late]);
  } finally {
    clearTimeout(timer);
    read.catch(() => undefined);
  }
}

/** Created for each upload, because a new build may replace the folder above it. */
async function folder(): Promise<string> {
  const path = join(
    /* turbopackIgnore: true */ process.cwd(),
    process.env.NEXT_DIST_DIR || ".next",
    "cache/uploads",
  );
  await mkdir(path, { recursive: true });
  await cleaned(path);
  return path;
}

const removing = processWide("left uploads", () => new Map<string, Promise<void>>());

function cleaned(path: string): Promise<void> {
  const known = removing().get(path) ?? removeLeft(path);
  removing().set(path, known);
  return known;
}

async function removeLeft(path: string): Promise<void> {
  for (const name of await readdir(path)) {
    const left = join(path, name);
    const { mtimeMs } = await stat(left).catch(() => ({ mtimeMs: Date.now() }));
    if (mtimeMs < Date.now() - LEFT_MS) await rm(left, { force: true });
  }
}
