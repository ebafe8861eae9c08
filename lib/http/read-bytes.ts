import "server-only";
import { AppError } from "@/lib/errors";

/** @throws {AppError} `body_too_large` with the message `tooLarge`, without reading the rest. */
export async function readBytes(
  request: Request,
  maxBytes: number,
  tooLarge: string,
): Promise<Buffer<ArrayBuffer>> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new AppError("body_too_large", tooLarge);
  }
  try {
    return await readCounted(request.body, maxBytes, () => new AppError("body_too_large", tooLarge));
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The body could not be read.", { cause: error });
  }
}

export async function readCounted(
  body: ReadableStream<Uint8Array> | null,
  maxBytes: number,
  tooMany: () => Error,
): Promise<Buffer<ArrayBuffer>> {
  let whole = Buffer.alloc(0);
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
