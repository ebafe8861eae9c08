import "server-only";
import { AppError } from "@/lib/errors";

/**
 * The bytes of a body, counted while they are read.
 * @throws {AppError} `body_too_large` with a message of the caller's, as soon as there are too many.
 */
export async function readBytes(request: Request, maxBytes: number, tooLarge: string): Promise<Buffer> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) {
    throw new AppError("body_too_large", tooLarge);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength;
      if (bytes > maxBytes) throw new AppError("body_too_large", tooLarge);
      chunks.push(chunk);
    }
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("invalid_input", "The body could not be read.", { cause: error });
  }
  return Buffer.concat(chunks);
}
