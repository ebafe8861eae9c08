import "server-only";
import type { z } from "zod";
import { AppError } from "@/lib/errors";
import { readBytes } from "./read-bytes";

export const MAX_BODY_BYTES = 16_384;

const MESSAGE_MAX_LENGTH = 200;

/** The first issue is prefixed by its field, unless it is a sentence of our own (ends with a full stop). */
export function parseInput<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  const issue = result.error.issues[0];
  const field = issue?.path.join(".");
  const message = issue?.message ?? "Invalid input.";
  const sentence = field && !message.endsWith(".") ? `${field}: ${message}` : message;
  throw new AppError("invalid_input", shorten(sentence));
}

/** A message may repeat a key of the input, which may be as long as the body. */
function shorten(sentence: string): string {
  return sentence.length > MESSAGE_MAX_LENGTH
    ? `${sentence.slice(0, MESSAGE_MAX_LENGTH).toWellFormed()}…`
    : sentence;
}

/** Refuses repeated keys. Use a strict schema to refuse unknown ones. */
export function parseQuery<T>(url: string | URL, schema: z.ZodType<T>): T {
  const { searchParams } = new URL(url);
  const given = new Map<string, string>();
  for (const [key, value] of searchParams) {
    if (given.has(key)) throw new AppError("invalid_input", shorten(`${key}: is given twice`));
    given.set(key, value);
  }
  return parseInput(schema, Object.fromEntries(given));
}

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
