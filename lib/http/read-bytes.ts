import "server-only";
import { AppError } from "@/lib/errors";

/** @throws {AppError} `body_too_large` with the message `tooLarge`, without reading the rest. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  const declared = Number.parseInt(request.headers.get("content-length") ?? "", 10) || 0;
  if (declared > maxBytes) throw new AppError("body_too_large", tooLarge);
  try {
    return await readCounted(
      request.body,
      maxBytes,
      () => new AppError("body_too_large", tooLarge),
      declared,
    );
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The body could not be read.", { cause: error });
  }
}

/** `expected` may be wrong: it only saves copies. */
export async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  tooMany: () => Error,
  expected = 0,
): Promise<Buffer<ArrayBuffer>> {
  let whole = Buffer.alloc(Math.max(expected, 0));
  let bytes = 0;
  for await (const chunk of body ?? []) {
    if (bytes + chunk.byteLength > maxBytes) throw tooMany();
    if (bytes + chunk.byteLength > whole.length) {
      // A multiple, so that a body of many pieces is not copied for each.
      const larger = Buffer.alloc(Math.min(Math.max(2 * whole.length, bytes + chunk.byteLength), maxBytes));
      whole.copy(larger, 0, 0, bytes);
      whole = larger;
    }
    whole.set(chunk, bytes);
    bytes += chunk.byteLength;
  }
  return whole.subarray(0, bytes);
}
