import { z } from "zod";
import { AppError, INTERNAL_MESSAGE, isErrorCode } from "./errors";
import { withTimeLimit } from "./time-limit";

const errorBodySchema = z.object({
  error: z.object({ code: z.string().refine(isErrorCode), message: z.string() }),
});

/** Longer than any server time limit but that of an import's batch, so only a stalled connection reaches it. */
const TIME_LIMIT_MS = 30_000;

/** Such a write is sent even if the page is left at once. Browsers refuse more than 64 KiB at a time. */
const KEPT_ALIVE_MAX_LENGTH = 1000;

type WriteOptions = { timeLimitMs?: number };
type ReadOptions = WriteOptions & { signal?: AbortSignal };

/** Import it lazily: it loads zod. @throws {AppError} with the API's code and message, which are written for users. */
export function readApi<T>(
  path: string,
  schema: z.ZodType<T>,
  { signal, timeLimitMs = TIME_LIMIT_MS }: ReadOptions = {},
): Promise<T> {
  return call(path, schema, { signal: withTimeLimit(signal, timeLimitMs) });
}

export function writeApi<T>(
  method: "POST" | "PUT" | "PATCH" | "DELETE",
  path: string,
  body: unknown,
  schema: z.ZodType<T>,
  { timeLimitMs = TIME_LIMIT_MS }: WriteOptions = {},
): Promise<T> {
  const text = body === undefined ? "" : JSON.stringify(body);
  return call(path, schema, {
    method,
    signal: withTimeLimit(undefined, timeLimitMs),
    keepalive: text.length <= KEPT_ALIVE_MAX_LENGTH,
    ...(body === undefined ? {} : { body: text, headers: { "Content-Type": "application/json" } }),
  });
}

async function call<T>(path: string, schema: z.ZodType<T>, init: RequestInit): Promise<T> {
  return parseAnswer(await fetch(path, init), schema);
}

export async function parseAnswer<T>(response: Response, schema: z.ZodType<T>): Promise<T> {
  const body: unknown = await response.json().catch((error: unknown) => {
    // The connection was lost; text that is no JSON is a `SyntaxError`.
    if (error instanceof TypeError) throw error;
    return null;
  });
  if (response.ok) return schema.parse(body);
  const known = errorBodySchema.safeParse(body);
  if (known.success) {
    const { code, message } = known.data.error;
    const retryAfterS = Number(response.headers.get("Retry-After") ?? Number.NaN);
    throw new AppError(code, message, Number.isFinite(retryAfterS) ? { retryAfterS } : {});
  }
  throw new AppError("internal", INTERNAL_MESSAGE);
}
