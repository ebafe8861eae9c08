import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { readBytes } from "./read-bytes";

/** Bytes of a JSON body that are read when a route names no other limit. */
export const MAX_BODY_BYTES = 16_384;

/** Characters of a refusal. */
const MESSAGE_LENGTH = 200;

/**
 * Parses what came from outside with a schema.
 * @throws {AppError} `invalid_input` with one message: the first issue, led by the name of its field. A schema's own
 * sentence (one that ends with a full stop) stands alone.
 */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".");
  const message = issue?.message ?? "Invalid input.";
  const sentence = field && !message.endsWith(".") ? `${field}: ${message}` : message;
  throw new AppError("invalid_input", shortened(sentence));
}

/** It may repeat a key that was sent, and that may be as long as a body. */
function shortened(sentence: string): string {
  return sentence.length > MESSAGE_LENGTH ? `${sentence.slice(0, MESSAGE_LENGTH).toWellFormed()}…` : sentence;
}

/** Parses the query of an address; a key that is given twice is refused. Use a strict schema to refuse unknown keys. */
export function parseQuery<T>(url: string | URL, schema: z.ZodType<T>): T {
  const { searchParams } = new URL(url);
  const given = new Map<string, string>();
  for (const [key, value] of searchParams) {
    if (given.has(key)) throw new AppError("invalid_input", shortened(`${key}: is given twice`));
    given.set(key, value);
  }
  return parseInput(schema, Object.fromEntries(given));
}

/**
 * Reads a JSON body: content type, size (counted while it is read), JSON, schema.
 * @throws {AppError} `invalid_input` or `body_too_large`.
 */
export async function readJson<T>(
  request: Request,
  schema: z.ZodType<T>,
  { maxBytes = MAX_BODY_BYTES }: { maxBytes?: number } = {},
): Promise<T> {
  const type = request.headers.get("content-type")?.split(";")[0]?.trim().toLowerCase();
  if (type !== "application/json") {
    throw new AppError("invalid_input", "The body must be sent as application/json.");
  }
  const text = await readText(request, maxBytes);
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new AppError("invalid_input", "The body is not valid JSON.");
  }
  return parseInput(schema, value);
}

async function readText(request: Request, maxBytes: number): Promise<string> {
  const bytes = await readBytes(request, maxBytes, `The body is larger than ${maxBytes} bytes.`);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    throw new AppError("invalid_input", "The body could not be read.", { cause: error });
  }
}
