import "server-only";
import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError, INTERNAL_MESSAGE } from "@/lib/errors";
import { processWide } from "@/lib/process-wide";

const LIMITS = { idleMs: 20_000, wholeMs: 180_000 };
/** Longer than any upload: such a file was left by a process that was killed. */
const LEFT_MS = 60 * 60_000;

const CUT_OFF = "The upload was cut off. Please check your connection and send the file again.";
const NO_FORM = "The body is not a valid form.";

export type Spooled = { path: string; remove(): Promise<void> };
type SpooledBody = Spooled & { bytes(): Promise<Buffer<ArrayBuffer>> };
/** `path` holds the files of the form one after another, without the bytes of the form around them. */
export type SpooledForm = Spooled & FormContent;
type FormContent = {
  files: { field: string; name: string; start: number; end: number }[];
  fields: Map<string, string>;
};

type Options = { maxBytes: number; tooLarge: string; limits?: typeof LIMITS };
type FormOptions = Options & { maxFiles: number };

/**
 * Writes the body to a file while it arrives: unfinished uploads use no memory. Ends uploads that stop, or take too long.
 * Call `remove` in any case. @throws {AppError}
 */
export async function spoolBody(request: Request, options: Options): Promise<SpooledBody> {
  const { spooled } = await spool(request, options, async (chunks, file) => {
    for await (const chunk of chunks) await file.write(chunk);
  });
  return { ...spooled, bytes: () => readFile(spooled.path) };
}

/**
 * `spoolBody` for a form. Reads one file more than `maxFiles`, so that the caller can refuse them, and skips the others.
 * @throws {AppError}
 */
export async function spoolForm(request: Request, options: FormOptions): Promise<SpooledForm> {
  const contentType = request.headers.get("content-type") ?? "";
  const { spooled, content } = await spool(request, options, (chunks, file) =>
    writeForm(formParser(contentType, options.maxFiles), chunks, file),
  );
  return { ...spooled, ...content };
}

async function spool<T>(
  request: Request,
  options: Options,
  write: (chunks: AsyncGenerator<Uint8Array>, file: FileHandle) => Promise<T>,
): Promise<{ spooled: Spooled; content: T }> {
  const declared = Number.parseInt(request.headers.get("content-length") ?? "", 10) || 0;
  if (declared > options.maxBytes) throw new AppError("body_too_large", options.tooLarge);
  const path = join(await folder(), randomUUID());
  const remove = () => rm(path, { force: true });
  const file = await open(path, "wx", 0o600);
  try {
    const content = await write(chunksOf(request, options), file);
    return { spooled: { path, remove }, content };
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await file.close();
  }
}

function formParser(contentType: string, maxFiles: number): BusboyInstance {
  const limits = { files: maxFiles + 1, fields: 8, fieldSize: 131_072, headerPairs: 20 };
  try {
    return new Busboy({ headers: { "content-type": contentType }, limits });
  } catch (cause) {
    throw new AppError("invalid_input", NO_FORM, { cause });
  }
}

async function writeForm(
  parser: BusboyInstance,
  chunks: AsyncIterable<Uint8Array>,
  spooled: FileHandle,
): Promise<FormContent> {
  const content: FormContent = { files: [], fields: new Map() };
  let end = 0;
  let written = Promise.resolve();
  parser.on("field", (name, value) => content.fields.set(name, value));
  parser.on("file", (field, file, name) => {
    // The parser has the same error.
    file.on("error", () => {});
    written = written.then(async () => {
      const start = end;
      for await (const bytes of file) {
        await spooled.write(bytes).catch(notWritten);
        end += bytes.length;
      }
      content.files.push({ field, name: unescaped(name ?? ""), start, end });
    });
    written.catch((error) => parser.destroy(error));
  });
  try {
    await pipeline(chunks, parser);
    await written;
    return content;
  } catch (cause) {
    throw cause instanceof AppError ? cause : new AppError("invalid_input", NO_FORM, { cause });
  }
}

function notWritten(cause: unknown): never {
  throw new AppError("internal", INTERNAL_MESSAGE, { cause });
}

/** Browsers escape quotes and line ends, and nothing else. */
function unescaped(name: string): string {
  return name.replace(/%(22|0D|0A)/gi, (escaped) => decodeURIComponent(escaped));
}

async function* chunksOf(
  { body }: Request,
  { maxBytes, tooLarge, limits: { idleMs, wholeMs } = LIMITS }: Options,
): AsyncGenerator<Uint8Array> {
  const reader = body?.getReader();
  const end = Date.now() + wholeMs;
  try {
    for (let bytes = 0; reader; ) {
      const waitMs = Math.min(idleMs, end - Date.now());
      const { done, value } = await withinTime(reader.read().catch(cutOff), waitMs);
      if (done) return;
      bytes += value.byteLength;
      if (bytes > maxBytes) throw new AppError("body_too_large", tooLarge);
      yield value;
    }
  } finally {
    // Not awaited: it waits for the client.
    void reader?.cancel().catch(() => undefined);
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
