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
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of body ?? []) {
    bytes += chunk.byteLength;
    if (bytes > maxBytes) throw tooMany();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
